import { useIntl } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { useData } from '../../../data/useData.ts'
import { useDepartureText } from '../../../features/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../features/Money/useMoneyFormat.ts'
import { RequestStatusBadge } from '../../../features/RequestStatus/RequestStatusBadge.tsx'
import { RequestHistory } from '../../../features/RequestHistory/RequestHistory.tsx'
import { requestStatusMessages } from '../../../features/RequestStatus/requestStatus.messages.ts'
import { requestStatuses } from '../../../features/RequestStatus/requestStatuses.ts'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Select } from '../../../ui/Field/Select.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { search as searchGlyph } from '../../../ui/Icon/controls.ts'
import { mail } from '../../../ui/Icon/people.ts'
import { StaffFrame } from '../StaffFrame.tsx'
import css from '../StaffFrame.module.css'
import { StaffTable } from '../StaffTable.tsx'
import { CancelAsAdmin } from './sections/CancelAsAdmin.tsx'
import type { action, loader } from './StaffRequestsPage.loader.ts'
import { staffRequestsMessages as messages } from './staffRequests.messages.ts'

/** Requests to all organizers: found, looked at, cancelled. */
export function StaffRequestsPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat()
  const { reading, status, search, after } = useLoaded<typeof loader>()
  const { edges, pageInfo, totalCount } = useData(reading).staffRequests
  const refusal = useActed<typeof action>()
  const isBusy = useNavigation().state !== 'idle'
  const home = pagePath('staffRequests', locale)
  const addressOf = (cursor: string | null): string => {
    const query = new URLSearchParams({ ...(search && { search }), ...(status && { status }), ...(cursor && { after: cursor }) })
    return query.size > 0 ? `${home}?${query}` : home
  }

  return (
    <StaffFrame
      title={formatMessage(messages.title)}
      heading={formatMessage(messages.heading)}
      count={totalCount}
      refusal={refusal}
      older={pageInfo.hasNextPage ? addressOf(pageInfo.endCursor) : null}
      newest={after ? addressOf(null) : null}
      filter={
        <Form action={home} className={css.filter} data-print="no" key={`${search} ${status}`}>
          <TextInput compact type="search" name="search" icon={searchGlyph} label={formatMessage(messages.search)} defaultValue={search} />
          <Select
            compact
            name="status"
            label={formatMessage(messages.status)}
            defaultValue={status ?? ''}
            options={[
              { value: '', text: formatMessage(messages.allStatuses) },
              ...requestStatuses.map((value) => ({ value, text: formatMessage(requestStatusMessages[value]) })),
            ]}
          />
          <Button type="submit" busy={isBusy}>
            {formatMessage(messages.show)}
          </Button>
        </Form>
      }
    >
      {edges.length > 0 ? (
        <StaffTable
          caption={formatMessage(messages.heading)}
          columns={[messages.number, messages.status, messages.trip, messages.contact, messages.total, messages.history]}
        >
          {edges.map(({ node: request }) => (
            <tr key={request.id}>
              <th scope="row">{request.id}</th>
              <td className={css.short} data-label={formatMessage(messages.status)}>
                <RequestStatusBadge request={request} />
              </td>
              <td className={css.cell} data-label={formatMessage(messages.trip)}>
                <a href={pagePath('slug', locale, { slug: slugWithId(request.tour.slug, request.tour.id) })} lang={request.tour.lang}>
                  {request.tour.title}
                </a>
                <span className={css.note}>{request.organizer.name}</span>
                <span className={css.note}>{text.shortDays(request.date)}</span>
              </td>
              <td className={css.cell} data-label={formatMessage(messages.contact)}>
                <strong>{request.contactName}</strong>
                <a href={`mailto:${encodeURIComponent(request.contactEmail).replaceAll('%40', '@')}`}>{request.contactEmail}</a>
                <a href={`tel:${request.contactPhone.replaceAll(/[^+\d]/g, '')}`}>{request.contactPhone}</a>
              </td>
              <td className={css.short} data-label={formatMessage(messages.total)}>
                {formatMoney(request.total)}
              </td>
              <td className={css.cell} data-label={formatMessage(messages.history)}>
                <RequestHistory events={request.history} />
                <CancelAsAdmin id={request.id} name={request.contactName} status={request.status} />
              </td>
            </tr>
          ))}
        </StaffTable>
      ) : (
        <EmptyState icon={mail} title={formatMessage(messages.empty)}>
          <p>{formatMessage(messages.emptyText)}</p>
        </EmptyState>
      )}
    </StaffFrame>
  )
}
