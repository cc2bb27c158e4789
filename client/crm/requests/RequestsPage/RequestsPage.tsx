import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { requestStatusMessages } from '../../../features/request/RequestStatus/requestStatus.messages.ts'
import { requestStatuses } from '../../../features/request/RequestStatus/requestStatuses.ts'
import { useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Select } from '../../../ui/Field/Select.tsx'
import { mail } from '../../../ui/Icon/people.ts'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { ListPage } from '../../kit/ListPage.tsx'
import { DecidedNotice } from '../DecidedNotice.tsx'
import type { action, loader } from './RequestsPage.loader.ts'
import css from './RequestsPage.module.css'
import { requestsPath } from './RequestsPage.urls.ts'
import { requestsPageMessages as messages } from './requestsPage.messages.ts'
import { RequestsTable } from './sections/RequestsTable.tsx'
import { useRequestsPageQuery } from './RequestsPage.generated.ts'

/** Lists all requests to the viewer's organizers, newest first. */
export function RequestsPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { resultRef, status, after } = useLoaderResult<typeof loader>()
  const { viewer, organizerRequests } = useRequestsPageQuery(resultRef).data
  const { edges, pageInfo, totalCount } = organizerRequests
  const refusal = useActionResult<typeof action>()
  const heading = formatMessage(messages.heading)

  return (
    <ListPage
      area="organizer"
      title={formatMessage(messages.title)}
      heading={heading}
      count={totalCount}
      who={viewer?.organizers.map(({ name }) => name).join(', ')}
      refusal={refusal}
      refusalTexts={{
        conflict: formatMessage(messages.moved, { number: refusal?.values.id ?? '' }),
        notFound: formatMessage(messages.failed),
        failed: formatMessage(messages.failed),
      }}
      done={<DecidedNotice className={css.done} />}
      older={
        pageInfo.hasNextPage ? requestsPath(locale, { status, after: pageInfo.endCursor }) : null
      }
      newest={after ? requestsPath(locale, { status }) : null}
      olderText={formatMessage(messages.older)}
      filter={
        <FilterBar
          action={pagePath('crmRequests', locale)}
          apply={formatMessage(messages.show)}
          isInstant
          key={status}
        >
          <Select
            compact
            name="status"
            label={formatMessage(messages.status)}
            defaultValue={status ?? ''}
            options={[
              { value: '', text: formatMessage(messages.allStatuses) },
              ...requestStatuses.map((value) => ({
                value,
                text: formatMessage(requestStatusMessages[value]),
              })),
            ]}
          />
        </FilterBar>
      }
      empty={
        edges.length > 0
          ? undefined
          : status
            ? {
                icon: mail,
                title: formatMessage(messages.emptyFiltered),
                action: (
                  <Button href={requestsPath(locale)}>{formatMessage(messages.showAll)}</Button>
                ),
              }
            : {
                icon: mail,
                title: formatMessage(messages.empty),
                text: formatMessage(messages.emptyText),
              }
      }
    >
      <RequestsTable caption={heading} requests={edges.map(({ node }) => node)} refusal={refusal} />
    </ListPage>
  )
}
