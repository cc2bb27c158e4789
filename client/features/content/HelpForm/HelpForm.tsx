import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router'
import type { HelpRequestKind } from '#schema/codes/helpRequests.ts'
import { type HelpRequestField, helpRequestFields } from '#schema/rules/help/helpRequestFields.ts'
import { attributesOf } from '../../shell/FieldRules/fieldAttributes.ts'
import { useRuleForm } from '../../shell/FieldRules/useRuleForm.ts'
import { usePhoneField } from '../../shell/KitTexts/usePhoneField.ts'
import { useLinkTags } from '../TextPage/useLinkTags.tsx'
import { Link } from '../../../routing/Link.tsx'
import { RetryCountdown } from '../../account/LogIn/RetryCountdown.tsx'
import { useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
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
  /** Selectable topics; with several, the visitor chooses. */
  topics: readonly [HelpRequestKind, ...HelpRequestKind[]]
}

/**
 * Required from the page's loader: `idempotencyKey: crypto.randomUUID()`, so that a double click
 * makes one request.
 */
type Loader = () => Promise<{ idempotencyKey: string }>

/**
 * Sends a request to the Versta team; the page's action is `helpAction`. Posts natively without
 * scripts. A confirmation replaces the form.
 */
export function HelpForm({ topics }: HelpFormProps) {
  const { formatMessage } = useIntl()
  const { visitor } = useSite()
  const { idempotencyKey } = useLoaderResult<Loader>()
  const acted = useActionResult<typeof helpAction>()
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const phone = usePhoneField()
  const links = useLinkTags('privacy')
  const [topic, setTopic] = useState(acted?.topic ?? topics[0])
  const sent = useRef<HTMLDivElement>(null)
  const isSent = query.has(sentMark) && !acted
  useEffect(() => {
    if (isSent) sent.current?.focus()
  }, [isSent])
  const refusal = acted?.refusal
  const rules = helpRequestFields[topic]
  const { form, field, phoneField, isBusy } = useRuleForm({
    rules,
    failures: refusal?.kind === 'invalid' ? refusal.fields : null,
  })

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

  const known = (name: HelpRequestField) => ({
    defaultValue: acted?.values[name] ?? (name === 'name' ? visitor?.name : undefined),
    mark: attributesOf(rules[name]).required ? undefined : formatMessage(messages.optional),
  })
  const typed = (name: HelpRequestField) => ({ ...field(name), ...known(name) })
  return (
    <form method="post" action={pathname} {...form} className={css.form}>
      <input
        type="hidden"
        name="idempotencyKey"
        value={acted?.idempotencyKey ?? idempotencyKey}
        readOnly
      />
      {refusal && refusal.kind !== 'invalid' && (
        <Notice tone="warning" role="alert">
          {refusal.kind === 'wait' ? (
            <>
              {formatMessage(messages.tooOften)}{' '}
              <RetryCountdown key={JSON.stringify(acted)} seconds={refusal.seconds} />
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
          onChange={(event) =>
            setTopic(topics.find((known) => known === event.target.value) ?? topic)
          }
          options={topics.map((value) => ({ value, text: formatMessage(topicMessages[value]) }))}
        />
      ) : (
        <input type="hidden" name="topic" value={topic} readOnly />
      )}
      <TextInput label={formatMessage(messages.name)} autoComplete="name" {...typed('name')} />
      <div className={css.pair}>
        <TextInput
          label={formatMessage(messages.email)}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...typed('email')}
        />
        <PhoneInput
          {...phone}
          label={formatMessage(messages.phone)}
          hint={formatMessage(messages.phoneHint)}
          {...phoneField('phone')}
          {...known('phone')}
        />
      </div>
      <TextArea
        label={formatMessage(messages.message)}
        hint={formatMessage(wordMessages[topic])}
        rows={4}
        {...typed('message')}
      />
      <div className={css.end}>
        <Button type="submit" look="primary" icon={mail} wideOnPhone busy={isBusy}>
          {formatMessage(messages.send)}
        </Button>
        <p className={css.note}>{formatMessage(messages.privacy, links)}</p>
      </div>
    </form>
  )
}
