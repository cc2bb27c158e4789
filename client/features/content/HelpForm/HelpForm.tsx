import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Form, useLocation, useNavigation, useSearchParams } from 'react-router'
import type { HelpRequestKind } from '#schema/codes/helpRequests.ts'
import { type HelpRequestField, helpRequestFields } from '#schema/rules/help/helpRequestFields.ts'
import { useFieldRules } from '../../shell/FieldRules/useFieldRules.ts'
import { usePhoneField } from '../../shell/KitTexts/usePhoneField.ts'
import { useLinkTags } from '../TextPage/useLinkTags.tsx'
import { Link } from '../../../routing/Link.tsx'
import { Wait } from '../../account/LogIn/Wait.tsx'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Select } from '../../../ui/Field/Select.tsx'
import { TextArea } from '../../../ui/Field/TextArea.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { mail } from '../../../ui/Icon/people.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { PhoneInput } from '../../../ui/PhoneInput/PhoneInput.tsx'
import css from './HelpForm.module.css'
import { type helpAction, sentMark } from './helpAction.ts'
import { helpFormMessages as messages, topicMessages, wordMessages } from './helpForm.messages.ts'

interface HelpFormProps {
  /** What may be asked for here; with several of them the visitor chooses. */
  topics: readonly [HelpRequestKind, ...HelpRequestKind[]]
}

/** What the page's loader has to bring: `idempotencyKey: crypto.randomUUID()`, so that two presses are one request. */
type Loader = () => Promise<{ idempotencyKey: string }>

/**
 * Asks Versta's people for something; the page's action is `helpAction`. Posted as it stands without scripts. Whoever has sent
 * it reads so in its place.
 */
export function HelpForm({ topics }: HelpFormProps) {
  const { formatMessage } = useIntl()
  const { visitor } = useSite()
  const { idempotencyKey } = useLoaded<Loader>()
  const acted = useActed<typeof helpAction>()
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const { textOf, attributes } = useFieldRules()
  const phone = usePhoneField()
  const links = useLinkTags('privacy')
  const { state, formMethod } = useNavigation()
  const [topic, setTopic] = useState(acted?.topic ?? topics[0])
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<HTMLDivElement>(null)
  // from then on the action says what is wrong, with the words of the rules
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const isSent = query.has(sentMark) && !acted
  useEffect(() => {
    if (isSent) sent.current?.focus()
  }, [isSent])
  const refusal = acted?.refusal
  useEffect(() => {
    if (refusal?.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  if (isSent)
    return (
      <div ref={sent} tabIndex={-1} className={css.sent}>
        <Notice
          tone="success"
          role="status"
          title={formatMessage(messages.sentTitle)}
          action={<Link to={`${pathname}#contact`}>{formatMessage(messages.again)}</Link>}
        >
          {formatMessage(messages.sentText)}
        </Notice>
      </div>
    )

  const rules = helpRequestFields[topic]
  const broken = refusal?.kind === 'invalid' ? refusal.fields : {}
  const field = (name: HelpRequestField) => {
    const limits = attributes(rules[name])
    const failure = broken[name]
    return {
      name,
      ...limits,
      defaultValue: acted?.values[name] ?? (name === 'name' ? visitor?.name : undefined),
      error: failure && textOf(failure),
      mark: limits.required ? undefined : formatMessage(messages.optional),
    }
  }
  return (
    <Form ref={form} method="post" action={pathname} noValidate={isAlive} preventScrollReset className={css.form}>
      <input type="hidden" name="idempotencyKey" value={acted?.idempotencyKey ?? idempotencyKey} readOnly />
      {refusal && refusal.kind !== 'invalid' && (
        <Notice tone="warning" role="alert">
          {refusal.kind === 'wait' ? (
            <>
              {formatMessage(messages.tooOften)} <Wait key={JSON.stringify(acted)} seconds={refusal.seconds} />
            </>
          ) : (
            formatMessage(messages.away)
          )}
        </Notice>
      )}
      {topics.length > 1 ? (
        <Select
          name="topic"
          label={formatMessage(messages.topic)}
          value={topic}
          onChange={(event) => setTopic(topics.find((known) => known === event.target.value) ?? topic)}
          options={topics.map((value) => ({ value, text: formatMessage(topicMessages[value]) }))}
        />
      ) : (
        <input type="hidden" name="topic" value={topic} readOnly />
      )}
      <TextInput label={formatMessage(messages.name)} autoComplete="name" {...field('name')} />
      <div className={css.pair}>
        <TextInput label={formatMessage(messages.email)} type="email" autoComplete="email" inputMode="email" {...field('email')} />
        <PhoneInput {...phone} label={formatMessage(messages.phone)} hint={formatMessage(messages.phoneHint)} {...field('phone')} />
      </div>
      <TextArea label={formatMessage(messages.message)} hint={formatMessage(wordMessages[topic])} rows={4} {...field('message')} />
      <div className={css.end}>
        <Button type="submit" look="primary" icon={mail} wideOnPhone busy={state !== 'idle' && formMethod === 'POST'}>
          {formatMessage(messages.send)}
        </Button>
        <p className={css.note}>{formatMessage(messages.privacy, links)}</p>
      </div>
    </Form>
  )
}
