import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { codeLength, codePauseSeconds } from '#schema/codes/loginCodes.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { CodeInput } from '../../../ui/CodeInput/CodeInput.tsx'
import css from './CodeStep.module.css'
import { logInMessages as messages } from './logIn.messages.ts'
import type { LogInRefusal } from './logInRefusal.ts'
import { useCountdown } from './useCountdown.ts'

interface CodeStepProps {
  /** Where the code went. */
  to: string
  /** Where the person has to go before it comes. */
  openUrl?: string | null | undefined
  refusal: LogInRefusal | null
  isBusy: boolean
  /** How often a code was sent: the pause begins anew with each. */
  sent: number
  submit: string
  /** False where a new code needs what the page does not keep. */
  canResend?: boolean
  /** The way back to the step before. */
  back: ReactNode
}

/** The second step: digits that came by another way. The last digit sends the form. */
export function CodeStep({
  to,
  openUrl,
  refusal,
  isBusy,
  sent,
  submit,
  canResend = true,
  back,
}: CodeStepProps) {
  const { formatMessage } = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const [code, setCode] = useState('')
  // the field may be filled while the page still ends the step before: a form that is sent then is not heard
  const [isComplete, setComplete] = useState(false)
  useEffect(() => {
    if (!isComplete || isBusy) return
    setComplete(false)
    button.current?.form?.requestSubmit(button.current)
  }, [isComplete, isBusy])
  return (
    <div className={css.step}>
      <p className={css.words}>
        {formatMessage(messages.codeSent, {
          to: <strong key="to">{to}</strong>,
          digits: codeLength,
        })}
      </p>
      {openUrl && (
        <Button href={openUrl} target="_blank" rel="noreferrer" wide>
          {formatMessage(messages.openTelegram)}
        </Button>
      )}
      <CodeInput
        label={formatMessage(messages.code)}
        name="code"
        value={code}
        onChange={setCode}
        readOnly={isBusy && code.length === codeLength}
        onComplete={() => setComplete(true)}
        error={refusal?.kind === 'code' ? formatMessage(messages.wrongCode) : undefined}
        hint={formatMessage(messages.codeHint)}
      />
      <Button
        ref={button}
        type="submit"
        name="intent"
        value="check"
        look="primary"
        wide
        busy={isBusy}
      >
        {submit}
      </Button>
      <p className={css.ways}>
        {canResend && <Resend key={sent} />}
        {back}
      </p>
    </div>
  )
}

function Resend() {
  const { formatMessage } = useIntl()
  const left = useCountdown(codePauseSeconds)
  return (
    <button
      type="submit"
      name="intent"
      value="send"
      formNoValidate
      className={css.link}
      aria-disabled={left > 0 || undefined}
      onClick={(event) => left > 0 && event.preventDefault()}
    >
      {left > 0
        ? formatMessage(messages.resendIn, { seconds: left })
        : formatMessage(messages.resend)}
    </button>
  )
}
