import { useIntl } from 'react-intl'
import { newPasswordFields } from '#schema/rules/accounts/accountFields.ts'
import { useFieldRules } from '../../../../features/shell/FieldRules/useFieldRules.ts'
import { LogInNotice } from '../../../../features/account/LogIn/LogInNotice.tsx'
import { useFieldErrors } from '../../../../features/account/LogIn/useFieldErrors.ts'
import { useLogInForm } from '../../../../features/account/LogIn/useLogInForm.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { Notice } from '../../../../ui/Notice/Notice.tsx'
import type { SecurityStep } from '../AccountSecurityPage.loader.ts'
import { accountSecurityMessages as messages } from '../accountSecurity.messages.ts'
import { Part } from './Part.tsx'
import css from './Part.module.css'

interface PasswordFormProps {
  hasPassword: boolean
  acted: SecurityStep | undefined
  isSaved: boolean
}

/** A new password, or the first one. */
export function PasswordForm({ hasPassword, acted, isSaved }: PasswordFormProps) {
  const { formatMessage } = useIntl()
  const { attributes } = useFieldRules()
  const { form, noValidate, onSubmit, isBusy, tryWithCaptcha } = useLogInForm()
  const refusal = acted?.refusal ?? null
  const errorOf = useFieldErrors(refusal, form)
  return (
    <Part title={formatMessage(messages.password)} text={formatMessage(hasPassword ? messages.passwordText : messages.noPasswordText)}>
      {isSaved && (
        <Notice tone="success" role="status">
          {formatMessage(messages.passwordSaved)}
        </Notice>
      )}
      <form ref={form} method="post" noValidate={noValidate} onSubmit={onSubmit} className={css.form}>
        <input type="hidden" name="part" value="password" readOnly />
        {refusal && <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />}
        {hasPassword && (
          <TextInput
            label={formatMessage(messages.currentPassword)}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            maxLength={200}
            error={errorOf('currentPassword') && formatMessage(messages.wrongPassword)}
          />
        )}
        <TextInput
          label={formatMessage(messages.newPassword)}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={8}
          hint={formatMessage(messages.passwordHint)}
          error={errorOf('password')}
          {...attributes(newPasswordFields.password)}
        />
        <Button type="submit" className={css.submit} busy={isBusy}>
          {formatMessage(messages.setPassword)}
        </Button>
      </form>
    </Part>
  )
}
