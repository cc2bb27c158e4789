import { useIntl } from 'react-intl'
import { LogInNotice } from '../../../features/account/LogIn/LogInNotice.tsx'
import { useLogInForm } from '../../../features/account/LogIn/useLogInForm.ts'
import { usePagePath } from '../../../routing/site.ts'
import { useActionResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { action } from './LoginPage.loader.ts'
import css from './LoginPage.module.css'
import { loginPageMessages as messages } from './loginPage.messages.ts'

/** The login of the CRM. */
export function LoginPage() {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const refused = useActionResult<typeof action>()
  const refusal = refused?.refusal
  const isOfCrm = refusal?.kind === 'incomplete' || refusal?.kind === 'noCrm'
  const { form, isBusy, tryWithCaptcha } = useLogInForm({
    rules: {},
    refusal: !refusal || isOfCrm ? null : refusal,
  })

  return (
    <div className={css.page}>
      <title>{formatMessage(messages.title)}</title>
      <form method="post" {...form} noValidate={false} className={css.card}>
        <div>
          <h1 className={css.heading}>{formatMessage(messages.heading)}</h1>
          <p className={css.lead}>{formatMessage(messages.lead)}</p>
        </div>
        {refusal &&
          (refusal.kind === 'incomplete' || refusal.kind === 'noCrm' ? (
            <Notice tone="danger" role="alert">
              {formatMessage(messages[refusal.kind])}
            </Notice>
          ) : (
            <LogInNotice refusal={refusal} onSolved={tryWithCaptcha} />
          ))}
        <div className={css.fields}>
          <TextInput
            label={formatMessage(messages.login)}
            name="login"
            type="email"
            autoComplete="username"
            required
            autoFocus={!refused}
            defaultValue={refused?.login}
          />
          <TextInput
            label={formatMessage(messages.password)}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            autoFocus={Boolean(refused)}
          />
        </div>
        <Button type="submit" look="primary" wide busy={isBusy}>
          {formatMessage(messages.submit)}
        </Button>
        <a href={pathOf('home')} className={css.home}>
          {formatMessage(messages.home)}
        </a>
      </form>
    </div>
  )
}
