import { useIntl } from 'react-intl'
import { useDepartureText } from '../../../features/tour/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../features/shell/Money/useMoneyFormat.ts'
import { RequestHistory } from '../../../features/request/RequestHistory/RequestHistory.tsx'
import { RequestStatusBadge } from '../../../features/request/RequestStatus/RequestStatusBadge.tsx'
import { requestStatusMessages } from '../../../features/request/RequestStatus/requestStatus.messages.ts'
import { requestStatuses } from '../../../features/request/RequestStatus/requestStatuses.ts'
import { usePagePath } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Select } from '../../../ui/Field/Select.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { search as searchGlyph } from '../../../ui/Icon/controls.ts'
import { mail } from '../../../ui/Icon/people.ts'
import { EmailLink, PhoneLink } from '../../kit/ContactLinks.tsx'
import { CellNote, DataTable } from '../../kit/DataTable.tsx'
import { FilterBar } from '../../kit/FilterBar.tsx'
import { ListPage } from '../../kit/ListPage.tsx'
import { listAddress } from '../../kit/listAddress.ts'
import { TourLink } from '../../kit/TourLink.tsx'
import { CancelAsAdmin } from './sections/CancelAsAdmin.tsx'
import type { action, loader } from './StaffRequestsPage.loader.ts'
import { staffRequestsMessages as messages } from './staffRequests.messages.ts'
import { useStaffRequestsPageQuery } from './StaffRequestsPage.generated.ts'

/** Lists requests to all organizers, for staff to search, read and cancel. */
export function StaffRequestsPage() {
  const { formatMessage } = useIntl()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat()
  const { resultRef, status, search, after } = useLoaderResult<typeof loader>()
  const { edges, pageInfo, totalCount } = useStaffRequestsPageQuery(resultRef).data.staffRequests
  const refusal = useActionResult<typeof action>()
  const home = usePagePath()('staffRequests')
  const addressOf = (cursor: string | null) => listAddress(home, { search, status, after: cursor })
  const heading = formatMessage(messages.heading)

  return (
    <ListPage
      area="staff"
      title={formatMessage(messages.title)}
      heading={heading}
      count={totalCount}
      refusal={refusal}
      older={pageInfo.hasNextPage ? addressOf(pageInfo.endCursor) : null}
      newest={after ? addressOf(null) : null}
      filter={
        <FilterBar action={home} apply={formatMessage(messages.show)} key={`${search} ${status}`}>
          <TextInput
            compact
            type="search"
            name="search"
            icon={searchGlyph}
            label={formatMessage(messages.search)}
            defaultValue={search}
          />
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
          : {
              icon: mail,
              title: formatMessage(messages.empty),
              text: formatMessage(messages.emptyText),
            }
      }
    >
      <DataTable
        caption={heading}
        rows={edges.map(({ node }) => node)}
        keyOf={({ id }) => id}
        columns={[
          { head: messages.number, cell: ({ id }) => id, kind: 'short' },
          {
            head: messages.status,
            kind: 'short',
            cell: (request) => <RequestStatusBadge request={request} />,
          },
          {
            head: messages.trip,
            cell: ({ tour, organizer, date }) => (
              <>
                <TourLink tour={tour} />
                <CellNote>{organizer.name}</CellNote>
                <CellNote>{text.shortDays(date)}</CellNote>
              </>
            ),
          },
          {
            head: messages.contact,
            cell: ({ contactName, contactEmail, contactPhone }) => (
              <>
                <strong>{contactName}</strong>
                <EmailLink email={contactEmail} />
                <PhoneLink phone={contactPhone} />
              </>
            ),
          },
          { head: messages.total, kind: 'short', cell: ({ total }) => formatMoney(total) },
          {
            head: messages.history,
            cell: ({ id, contactName, status: stands, history }) => (
              <>
                <RequestHistory events={history} />
                <CancelAsAdmin id={id} name={contactName} status={stands} refusal={refusal} />
              </>
            ),
          },
        ]}
      />
    </ListPage>
  )
}
