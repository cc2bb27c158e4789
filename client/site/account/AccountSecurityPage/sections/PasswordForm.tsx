import { useIntl } from 'react-intl'
import { newPasswordFields } from '#schema/rules/accounts/accountFields.ts'
import { LogInNotice } from '../../../../features/account/LogIn/LogInNotice.tsx'
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

const passwordRules = { currentPassword: 'required|max:200', ...newPasswordFields } as const

/** Form to change the password or to set the first one. */
export function PasswordForm({ hasPassword, acted, isSaved }: PasswordFormProps) {
  const { formatMessage } = useIntl()
  const refusal = acted?.refusal ?? null
  const { form, field, isBusy, tryWithCaptcha } = useLogInForm({
    rules: passwordRules,
    texts: { currentPassword: { incorrect: formatMessage(messages.wrongPassword) } },
    refusal,
  })
  return (
    <Part
      title={formatMessage(messages.password)}
      text={formatMessage(hasPassword ? messages.passwordText : messages.noPasswordText)}
    >
      {isSaved && (
        <Notice tone="success" role="status">
          {formatMessage(messages.passwordSaved)}
        </Notice>
      )}
      <form method="post" {...form} className={css.form}>
        <input type="hidden" name="part" value="password" readOnly />
        {refusal && <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />}
        {hasPassword && (
          <TextInput
            label={formatMessage(messages.currentPassword)}
            type="password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
        )}
        <TextInput
          label={formatMessage(messages.newPassword)}
          type="password"
          autoComplete="new-password"
          minLength={8}
          hint={formatMessage(messages.passwordHint)}
          {...field('password')}
        />
        <Button type="submit" className={css.submit} busy={isBusy}>
          {formatMessage(messages.setPassword)}
        </Button>
      </form>
    </Part>
  )
}
