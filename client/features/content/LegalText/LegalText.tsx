import { useIntl } from 'react-intl'
import { Markdown } from '../Markdown/Markdown.tsx'
import { contentsOf, readMarkdown } from '../Markdown/readMarkdown.ts'
import { PrintButton } from '../../shell/PrintButton/PrintButton.tsx'
import { TextPage } from '../TextPage/TextPage.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { LegalTextQuery } from './LegalText.generated.ts'
import css from './LegalText.module.css'
import type { LegalPageName } from './loadLegalText.ts'
import { legalMessages as messages } from './legalText.messages.ts'

interface LegalTextProps {
  page: LegalPageName
  text: LegalTextQuery
  metaDescription: string
}

/** Shows a legal text with table of contents, date, and links to the other versions. */
export function LegalText({
  page,
  text: { document, current, versions },
  metaDescription,
}: LegalTextProps) {
  const { formatMessage, formatDate } = useIntl()
  const pathOf = usePagePath()
  if (!document) return null // the loader already returned 404
  const { title, version, effectiveFrom, body } = document
  const blocks = readMarkdown(body)
  const day = (date: string) => formatDate(date, { dateStyle: 'long', timeZone: 'UTC' })
  const isOther = current !== null && current.version !== version
  const pathTo = (other: string) =>
    other === current?.version ? pathOf(page) : pathOf(page, { version: other })

  return (
    <TextPage
      title={title}
      metaTitle={formatMessage(isOther ? messages.metaTitleOfVersion : messages.metaTitle, {
        title,
        version,
      })}
      metaDescription={metaDescription}
      facts={
        <div className={css.facts}>
          <span>{formatMessage(messages.version, { version })}</span>
          <span>{formatMessage(messages.from, { day: day(effectiveFrom) })}</span>
          <PrintButton look="quiet" text={formatMessage(messages.print)} />
        </div>
      }
      contents={[
        ...contentsOf(blocks),
        ...(versions.length > 1
          ? [{ id: 'versions', text: formatMessage(messages.versions) }]
          : []),
      ]}
    >
      {isOther && (
        <Notice
          tone="warning"
          title={formatMessage(
            effectiveFrom < current.effectiveFrom ? messages.older : messages.later,
            { day: day(effectiveFrom) },
          )}
          action={
            <Link href={pathOf(page)}>
              {formatMessage(messages.toCurrent, { version: current.version })}
            </Link>
          }
          className={css.notice}
        >
          {formatMessage(
            effectiveFrom < current.effectiveFrom ? messages.olderText : messages.laterText,
            {
              day: day(current.effectiveFrom),
            },
          )}
        </Notice>
      )}
      <Markdown blocks={blocks} />
      {versions.length > 1 && (
        <section aria-labelledby="versions" className={css.versions}>
          <h2 id="versions">{formatMessage(messages.versions)}</h2>
          <p>{formatMessage(messages.versionsText)}</p>
          <ul className={css.list}>
            {versions.map((other) => (
              <li key={other.id}>
                {other.version === version ? (
                  <span aria-current="page">
                    {formatMessage(messages.version, { version: other.version })}
                  </span>
                ) : (
                  <Link href={pathTo(other.version)}>
                    {formatMessage(messages.version, { version: other.version })}
                  </Link>
                )}
                <span className={css.since}>
                  {formatMessage(
                    other.version === current?.version ? messages.inForce : messages.from,
                    { day: day(other.effectiveFrom) },
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </TextPage>
  )
}
