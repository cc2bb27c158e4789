import { useIntl } from 'react-intl'
import { helpRequestKinds } from '#schema/codes/helpRequests.ts'
import { toEnumName } from '#schema/codes/tours.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { topicMessages } from '../../../features/content/HelpForm/helpForm.messages.ts'
import { useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { check } from '../../../ui/Icon/controls.ts'
import { chat } from '../../../ui/Icon/people.ts'
import { EmailLink, PhoneLink } from '../../kit/ContactLinks.tsx'
import { CellNote, DataTable } from '../../kit/DataTable.tsx'
import { ListPage } from '../../kit/ListPage.tsx'
import { listAddress } from '../../kit/listAddress.ts'
import { RowAction } from '../../kit/RowAction.tsx'
import { TourLink } from '../../kit/TourLink.tsx'
import { useUtcTime } from '../../kit/useInstants.ts'
import type { action, loader } from './HelpRequestsPage.loader.ts'
import { helpRequestsMessages as messages } from './helpRequests.messages.ts'
import { useHelpRequestsPageQuery } from './HelpRequestsPage.generated.ts'

const topicOf = (kind: string) =>
  topicMessages[helpRequestKinds.find((known) => toEnumName(known) === kind) ?? 'other']

/**
 * Lists questions to Versta's staff. Staff answer them by e-mail or phone and mark them here as
 * answered.
 */
export function HelpRequestsPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { resultRef, showsAll, after } = useLoaderResult<typeof loader>()
  const { edges, pageInfo, totalCount } = useHelpRequestsPageQuery(resultRef).data.helpRequests
  const refusal = useActionResult<typeof action>()
  const writeUtc = useUtcTime()
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const home = pagePath('staffHelp', locale)
  const addressOf = (isAll: boolean, cursor: string | null) =>
    listAddress(home, { show: isAll ? 'all' : null, after: cursor })
  const heading = formatMessage(showsAll ? messages.headingAll : messages.heading)

  return (
    <ListPage
      area="staff"
      title={formatMessage(messages.title)}
      heading={heading}
      count={totalCount}
      refusal={refusal}
      older={pageInfo.hasNextPage ? addressOf(showsAll, pageInfo.endCursor) : null}
      newest={after ? addressOf(showsAll, null) : null}
      filter={
        <Button size="s" href={addressOf(!showsAll, null)}>
          {formatMessage(showsAll ? messages.waiting : messages.all)}
        </Button>
      }
      empty={edges.length > 0 ? undefined : { icon: chat, title: formatMessage(messages.empty) }}
    >
      <DataTable
        caption={heading}
        rows={edges.map(({ node }) => node)}
        keyOf={({ id }) => id}
        columns={[
          { head: messages.number, kind: 'short', cell: ({ id }) => id },
          {
            head: messages.received,
            kind: 'short',
            cell: ({ createdAt }) => <time dateTime={createdAt}>{writeUtc(createdAt)}</time>,
          },
          {
            head: messages.topic,
            cell: ({ kind, tour, pageUrl }) => (
              <>
                <strong>{formatMessage(topicOf(kind))}</strong>
                {tour && <TourLink tour={tour} />}
                {pageUrl && <a href={pageUrl}>{pageUrl}</a>}
              </>
            ),
          },
          {
            head: messages.who,
            cell: ({ name, email, phone }) => (
              <>
                <strong>{name}</strong>
                {email && <EmailLink email={email} />}
                {phone && <PhoneLink phone={phone} />}
              </>
            ),
          },
          {
            head: messages.message,
            cell: ({ message, lang }) => (
              <>
                {message && <CellNote lang={lang}>{message}</CellNote>}
                <span>{formatMessage(messages.answerIn, { language: languages.of(lang) })}</span>
              </>
            ),
          },
          {
            head: messages.state,
            cell: ({ id, name, handledAt, handledBy }) => {
              const named = { number: String(id), name }
              return (
                <>
                  {handledAt && (
                    <CellNote>
                      {formatMessage(messages.handled, {
                        at: writeUtc(handledAt),
                        name: handledBy ?? '–',
                      })}
                    </CellNote>
                  )}
                  {handledAt ? (
                    <RowAction
                      fields={{ id, intent: 'undo' }}
                      text={formatMessage(messages.undo)}
                      label={formatMessage(messages.undoSpoken, named)}
                    />
                  ) : (
                    <RowAction
                      fields={{ id, intent: 'handle' }}
                      text={formatMessage(messages.handle)}
                      label={formatMessage(messages.handleSpoken, named)}
                      look="primary"
                      icon={check}
                    />
                  )}
                </>
              )
            },
          },
        ]}
      />
    </ListPage>
  )
}
