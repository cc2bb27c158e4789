import { useIntl } from 'react-intl'
import { LogInNotice } from '../../../../features/account/LogIn/LogInNotice.tsx'
import { useLogInForm } from '../../../../features/account/LogIn/useLogInForm.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import type { SecurityStep } from '../AccountSecurityPage.loader.ts'
import { accountSecurityMessages as messages } from '../accountSecurity.messages.ts'
import css from './Part.module.css'

/** Form to confirm the account's e-mail address by a code, which can be sent again. */
export function ConfirmOwnEmail({
  email,
  acted,
}: {
  email: string
  acted: SecurityStep | undefined
}) {
  const { formatMessage } = useIntl()
  const refusal = acted?.isOwn ? acted.refusal : null
  const { form, isBusy, tryWithCaptcha } = useLogInForm({ rules: {}, refusal })
  return (
    <form method="post" {...form} className={css.form}>
      <input type="hidden" name="part" value="email" readOnly />
      <input type="hidden" name="address" value={email} readOnly />
      {refusal && <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />}
      <p className={css.text}>{formatMessage(messages.confirmOwnText)}</p>
      <Button
        type="submit"
        name="intent"
        value="confirmOwn"
        look="primary"
        className={css.submit}
        busy={isBusy}
      >
        {formatMessage(messages.confirmOwn)}
      </Button>
    </form>
  )
}
