import { OrganizerFrame } from '../../../features/CrmFrame/OrganizerFrame.tsx'
import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation, useSubmit } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { requestStatusMessages } from '../../../features/RequestStatus/requestStatus.messages.ts'
import { requestStatuses } from '../../../features/RequestStatus/requestStatuses.ts'
import { useData } from '../../../data/useData.ts'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Select } from '../../../ui/Field/Select.tsx'
import { mail } from '../../../ui/Icon/people.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { DecidedNotice } from '../DecidedNotice.tsx'
import type { action, loader } from './RequestsPage.loader.ts'
import css from './RequestsPage.module.css'
import { requestsPath } from './RequestsPage.urls.ts'
import { requestsPageMessages as messages } from './requestsPage.messages.ts'
import { RequestsTable } from './sections/RequestsTable.tsx'

/** Every request to the viewer's organizers, the newest first. */
export function RequestsPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { reading, status, after } = useLoaded<typeof loader>()
  const { viewer, organizerRequests } = useData(reading)
  const { edges, pageInfo, totalCount } = organizerRequests
  const refused = useActed<typeof action>()
  const submit = useSubmit()
  const isLoading = useNavigation().state !== 'idle'

  const filter = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    submit(event.currentTarget)
  }

  return (
    <OrganizerFrame title={formatMessage(messages.title)} who={viewer?.organizers.map(({ name }) => name).join(', ')}>
      <div className={css.head}>
        <h1 className={css.heading}>
          {formatMessage(messages.heading)} <span className={css.count}>{formatMessage(messages.count, { count: totalCount })}</span>
        </h1>
        <form action={pagePath('crmRequests', locale)} onSubmit={filter} className={css.filter} data-print="no">
          <Select
            compact
            name="status"
            label={formatMessage(messages.status)}
            defaultValue={status ?? ''}
            key={status}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            options={[
              { value: '', text: formatMessage(messages.allStatuses) },
              ...requestStatuses.map((value) => ({ value, text: formatMessage(requestStatusMessages[value]) })),
            ]}
          />
          <noscript>
            <Button type="submit">{formatMessage(messages.show)}</Button>
          </noscript>
        </form>
      </div>
      {!refused && <DecidedNotice className={css.refused} />}
      {refused && (
        <Notice tone="danger" role="alert" className={css.refused}>
          {refused.isMoved ? formatMessage(messages.moved, { number: String(refused.requestId) }) : formatMessage(messages.failed)}
        </Notice>
      )}
      {edges.length > 0 ? (
        <div aria-busy={isLoading} className={css.list}>
          <RequestsTable requests={edges.map(({ node }) => node)} />
        </div>
      ) : (
        <EmptyState
          icon={mail}
          title={formatMessage(status ? messages.emptyFiltered : messages.empty)}
          action={status && <Button href={requestsPath(locale)}>{formatMessage(messages.showAll)}</Button>}
        >
          {!status && <p>{formatMessage(messages.emptyText)}</p>}
        </EmptyState>
      )}
      <nav className={css.pages} aria-label={formatMessage(messages.heading)}>
        {after && (
          <Button size="s" href={requestsPath(locale, { status })}>
            {formatMessage(messages.newest)}
          </Button>
        )}
        {pageInfo.hasNextPage && (
          <Button size="s" href={requestsPath(locale, { status, after: pageInfo.endCursor })} rel="next">
            {formatMessage(messages.older)}
          </Button>
        )}
      </nav>
    </OrganizerFrame>
  )
}
