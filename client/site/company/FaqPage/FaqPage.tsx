import { useState } from 'react'
import { useIntl } from 'react-intl'
import { JsonLd } from '../../../features/shell/JsonLd/JsonLd.tsx'
import { anchorOf } from '../../../features/content/Markdown/readMarkdown.ts'
import { ContactCall } from '../../../features/content/TextPage/ContactCall.tsx'
import { TextPage } from '../../../features/content/TextPage/TextPage.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { search } from '../../../ui/Icon/controls.ts'
import type { loader } from './FaqPage.loader.ts'
import css from './FaqPage.module.css'
import { faqMessages as messages } from './faqPage.messages.ts'
import { matchesSearch } from './matchesSearch.ts'
import { Question } from './sections/Question.tsx'
import { useOpenByAnchor } from './useOpenByAnchor.ts'
import { useFaqPageQuery } from './FaqPage.generated.ts'

/** Lists general questions in groups; every question has an address that opens it. */
export function FaqPage() {
  const { formatMessage } = useIntl()
  const { faq, contacts } = useFaqPageQuery(useLoaderResult<typeof loader>().page).data
  const [words, setWords] = useState('')
  useOpenByAnchor()
  const all = faq.flatMap(({ items }) => items)
  const found = new Set(
    all
      .filter(({ question, answer }) => matchesSearch(`${question} ${answer}`, words))
      .map(({ id }) => id),
  )
  const isSearching = words.trim() !== ''

  return (
    <TextPage
      title={formatMessage(messages.title)}
      metaTitle={formatMessage(messages.metaTitle)}
      metaDescription={formatMessage(messages.metaDescription, { count: all.length })}
      lead={formatMessage(messages.lead, { count: all.length })}
      contents={faq.map(({ name }) => ({ id: anchorOf(name), text: name }))}
      end={
        <ContactCall
          contacts={contacts}
          title={formatMessage(messages.callTitle)}
          text={formatMessage(messages.callText)}
          subject={formatMessage(messages.subject)}
        />
      }
    >
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: all.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <search className={css.search}>
        <TextInput
          type="search"
          icon={search}
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchHint)}
          autoComplete="off"
          compact
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <p role="status" className={css.found}>
          {isSearching && formatMessage(messages.found, { count: found.size })}
        </p>
        {isSearching && found.size === 0 && <p>{formatMessage(messages.nothing)}</p>}
      </search>
      {faq.map(({ id, name, items }) => (
        <section
          key={id}
          aria-labelledby={anchorOf(name)}
          className={css.group}
          hidden={!items.some((item) => found.has(item.id))}
        >
          <h2 id={anchorOf(name)}>{name}</h2>
          <div className={css.list}>
            {items.map((item) => (
              <Question key={item.id} item={item} isHidden={!found.has(item.id)} />
            ))}
          </div>
        </section>
      ))}
    </TextPage>
  )
}
