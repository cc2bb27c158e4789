import { useIntl } from 'react-intl'
import { recoverPasswordFields } from '#schema/rules/accounts/accountFields.ts'
import { LogInFrame } from '../../../features/account/LogIn/LogInFrame.tsx'
import { LogInNotice } from '../../../features/account/LogIn/LogInNotice.tsx'
import { useLogInForm } from '../../../features/account/LogIn/useLogInForm.ts'
import { Link } from '../../../routing/Link.tsx'
import { useSite } from '../../../routing/site.ts'
import { useActionResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { loginPath } from '../../../features/account/LogIn/logInPaths.ts'
import type { action } from './RecoverPasswordPage.loader.ts'
import css from './RecoverPasswordPage.module.css'
import { recoverPasswordMessages as messages } from './recoverPassword.messages.ts'

/** Form that requests a link to set a new password. */
export function RecoverPasswordPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const acted = useActionResult<typeof action>()
  const refusal = acted?.refusal ?? null
  const { form, field, isBusy, tryWithCaptcha } = useLogInForm({
    rules: recoverPasswordFields,
    refusal,
  })
  return (
    <LogInFrame
      heading={formatMessage(messages.heading)}
      lead={formatMessage(messages.lead)}
      end={<Link to={loginPath(locale, { way: 'code' })}>{formatMessage(messages.byCode)}</Link>}
    >
      {acted?.isSent ? (
        <Notice tone="success" role="status" title={formatMessage(messages.sentTitle)}>
          {formatMessage(messages.sentText, { email: acted.email })}
        </Notice>
      ) : (
        <form method="post" {...form} className={css.form}>
          {refusal && <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />}
          <TextInput
            label={formatMessage(messages.email)}
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={acted?.email}
            {...field('email')}
          />
          <Button type="submit" look="primary" wide busy={isBusy}>
            {formatMessage(messages.submit)}
          </Button>
        </form>
      )}
    </LogInFrame>
  )
}
