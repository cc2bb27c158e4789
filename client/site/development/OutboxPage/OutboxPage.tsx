import { useIntl } from 'react-intl'
import { useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { mail } from '../../../ui/Icon/people.ts'
import type { loader } from './OutboxPage.loader.ts'
import css from './OutboxPage.module.css'
import { outboxPath } from './OutboxPage.urls.ts'
import { outboxPageMessages as messages } from './outboxPage.messages.ts'
import { OutboxTable } from './sections/OutboxTable.tsx'
import { useOutboxPageQuery } from './OutboxPage.generated.ts'

/**
 * Lists messages that a server without real senders has stored instead of sending, for developers
 * and testers.
 */
export function OutboxPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { resultRef, to, after } = useLoaderResult<typeof loader>()
  const { edges, pageInfo } = useOutboxPageQuery(resultRef).data.outboxMessages

  return (
    <div className={css.page}>
      <title>{formatMessage(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <header className={css.head}>
        <div className={css.words}>
          <h1 className={css.heading}>{formatMessage(messages.heading)}</h1>
          <p className={css.lead}>{formatMessage(messages.lead)}</p>
        </div>
        {/* a plain browser form: it reloads the page and bypasses the client's cache */}
        <form action={outboxPath(locale)} className={css.filter}>
          <TextInput
            compact
            name="to"
            label={formatMessage(messages.to)}
            placeholder={formatMessage(messages.toHint)}
            defaultValue={to}
            key={to}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" look="primary">
            {formatMessage(messages.refresh)}
          </Button>
        </form>
      </header>
      {edges.length > 0 ? (
        <OutboxTable kept={edges.map(({ node }) => node)} />
      ) : (
        <EmptyState
          icon={mail}
          title={
            to ? formatMessage(messages.emptyFor, { recipient: to }) : formatMessage(messages.empty)
          }
          action={
            to && <Button href={outboxPath(locale)}>{formatMessage(messages.showAll)}</Button>
          }
        >
          {!to && <p>{formatMessage(messages.emptyText)}</p>}
        </EmptyState>
      )}
      {(after || pageInfo.hasNextPage) && (
        <nav className={css.pages} aria-label={formatMessage(messages.heading)}>
          {after && (
            <Button size="s" href={outboxPath(locale, { to })}>
              {formatMessage(messages.newest)}
            </Button>
          )}
          {pageInfo.hasNextPage && (
            <Button
              size="s"
              href={outboxPath(locale, { to, after: pageInfo.endCursor })}
              rel="next"
            >
              {formatMessage(messages.older)}
            </Button>
          )}
        </nav>
      )}
    </div>
  )
}
