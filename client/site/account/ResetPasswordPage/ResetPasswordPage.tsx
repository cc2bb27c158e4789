import { useIntl } from 'react-intl'
import { newPasswordFields } from '#schema/rules/accounts/accountFields.ts'
import { LogInFrame } from '../../../features/account/LogIn/LogInFrame.tsx'
import { LogInNotice } from '../../../features/account/LogIn/LogInNotice.tsx'
import { useLogInForm } from '../../../features/account/LogIn/useLogInForm.ts'
import { usePagePath } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { action, loader } from './ResetPasswordPage.loader.ts'
import css from './ResetPasswordPage.module.css'
import { resetPasswordMessages as messages } from './resetPassword.messages.ts'

/** Form for a new password, opened by the link in the e-mail. */
export function ResetPasswordPage() {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { isWorking } = useLoaderResult<typeof loader>()
  const acted = useActionResult<typeof action>()
  const refusal = acted?.refusal ?? null
  const { form, field, isBusy, tryWithCaptcha } = useLogInForm({
    rules: newPasswordFields,
    refusal,
  })
  const content = () => {
    if (acted?.isDone)
      return (
        <div className={css.form}>
          <Notice tone="success" role="status" title={formatMessage(messages.doneTitle)}>
            {formatMessage(messages.doneText)}
          </Notice>
          <Button href={pathOf('login')} look="primary" wide>
            {formatMessage(messages.logIn)}
          </Button>
        </div>
      )
    if (!isWorking || acted?.isGone)
      return (
        <div className={css.form}>
          <Notice tone="warning" role="alert" title={formatMessage(messages.goneTitle)}>
            {formatMessage(messages.goneText)}
          </Notice>
          <Button href={pathOf('recoverPassword')} look="primary" wide>
            {formatMessage(messages.another)}
          </Button>
        </div>
      )
    return (
      <form method="post" {...form} className={css.form}>
        {refusal && <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />}
        <TextInput
          label={formatMessage(messages.password)}
          type="password"
          autoComplete="new-password"
          minLength={8}
          hint={formatMessage(messages.passwordHint)}
          {...field('password')}
        />
        <Button type="submit" look="primary" wide busy={isBusy}>
          {formatMessage(messages.submit)}
        </Button>
      </form>
    )
  }
  return (
    <LogInFrame heading={formatMessage(messages.heading)} lead={formatMessage(messages.lead)}>
      {content()}
    </LogInFrame>
  )
}
