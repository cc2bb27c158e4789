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
  /** Address or number that the code was sent to. */
  to: string
  /** Address to open before the code arrives. */
  openUrl?: string | null | undefined
  refusal: LogInRefusal | null
  isBusy: boolean
  /** Number of codes sent: each restarts the pause. */
  sent: number
  submit: string
  /** False where a new code requires values that the page does not keep. */
  canResend?: boolean
  /** Link to the previous step. */
  back: ReactNode
}

/** Shows the second step: the digits sent separately. The last digit submits the form. */
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
  // the field may be complete while the page still finishes the previous step: a submit would be
  // ignored then
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
