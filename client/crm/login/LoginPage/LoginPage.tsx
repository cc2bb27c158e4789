import type { FormEvent } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { useSubmit } from 'react-router'
import { useIsSending } from '../../../routing/useIsSending.ts'
import { usePagePath } from '../../../routing/site.ts'
import { useActed } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { action, LoginRefusal } from './LoginPage.loader.ts'
import css from './LoginPage.module.css'
import { loginPageMessages as messages } from './loginPage.messages.ts'

const refusals: Record<LoginRefusal, MessageDescriptor> = {
  incomplete: messages.incomplete,
  wrong: messages.wrong,
  noCrm: messages.noCrm,
  tooOften: messages.tooOften,
  away: messages.away,
}

/** The way into the CRM. */
export function LoginPage() {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const submit = useSubmit()
  const isBusy = useIsSending()
  const refused = useActed<typeof action>()

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) submit(event.currentTarget)
  }

  return (
    <div className={css.page}>
      <title>{formatMessage(messages.title)}</title>
      <form method="post" onSubmit={onSubmit} className={css.card}>
        <div>
          <h1 className={css.heading}>{formatMessage(messages.heading)}</h1>
          <p className={css.lead}>{formatMessage(messages.lead)}</p>
        </div>
        {refused && (
          <Notice tone="danger" role="alert">
            {formatMessage(refusals[refused.refusal])}
          </Notice>
        )}
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
