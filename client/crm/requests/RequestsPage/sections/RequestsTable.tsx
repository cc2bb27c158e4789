import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { RequestStatusBadge } from '../../../../features/request/RequestStatus/RequestStatusBadge.tsx'
import { useSite } from '../../../../routing/site.ts'
import { EmailLink, PhoneLink } from '../../../kit/ContactLinks.tsx'
import { CellNote, DataTable } from '../../../kit/DataTable.tsx'
import { TourLink } from '../../../kit/TourLink.tsx'
import { useZonedTime } from '../../../kit/useInstants.ts'
import { Decision } from '../../Decision.tsx'
import type { DecisionFailure } from '../../submitDecision.ts'
import type { RequestsPageQuery } from '../RequestsPage.generated.ts'
import { requestsPageMessages as messages } from '../requestsPage.messages.ts'

type Request = RequestsPageQuery['organizerRequests']['edges'][number]['node']

interface RequestsTableProps {
  caption: string
  requests: readonly Request[]
  refusal: DecisionFailure | undefined
}

/**
 * Shows one row per request, with links to write or call, and times in the time zone of the tour.
 */
export function RequestsTable({ caption, requests, refusal }: RequestsTableProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat()
  const writeZoned = useZonedTime()

  return (
    <DataTable
      caption={caption}
      rows={requests}
      keyOf={({ id }) => id}
      columns={[
        {
          head: messages.number,
          kind: 'short',
          cell: ({ id }) => <a href={pagePath('crmRequest', locale, { id })}>{id}</a>,
        },
        {
          head: messages.created,
          kind: 'short',
          cell: ({ createdAt, tour }) => (
            <time dateTime={createdAt}>{writeZoned(createdAt, tour.timeZone)}</time>
          ),
        },
        {
          head: messages.status,
          kind: 'short',
          cell: (request) => <RequestStatusBadge request={request} />,
        },
        {
          head: messages.tour,
          cell: ({ tour, items }) => (
            <>
              <TourLink tour={tour} />
              {items
                .filter(({ option }) => option.kind !== 'STANDARD')
                .map(({ id, option }) => (
                  <CellNote key={id}>{option.name}</CellNote>
                ))}
            </>
          ),
        },
        { head: messages.dates, kind: 'short', cell: ({ date }) => text.shortDays(date) },
        {
          head: messages.people,
          kind: 'number',
          cell: ({ adults, children }) => formatMessage(messages.peopleValue, { adults, children }),
          title: ({ adults, children }) =>
            formatMessage(messages.peopleSpoken, { adults, children }),
        },
        {
          head: messages.contact,
          isWide: true,
          cell: ({ contactName, contactEmail, contactPhone, comment }) => (
            <>
              <strong>{contactName}</strong>
              <EmailLink email={contactEmail} />
              <PhoneLink phone={contactPhone} />
              {comment && <CellNote>{formatMessage(messages.note, { comment })}</CellNote>}
            </>
          ),
        },
        { head: messages.total, kind: 'number', cell: ({ total }) => formatMoney(total) },
        {
          head: messages.holdUntil,
          kind: 'short',
          cell: (request) => <HoldAndDecision request={request} refusal={refusal} />,
        },
      ]}
    />
  )
}

/** Shows when a hold ends, if there is one, and the decisions that are still possible. */
function HoldAndDecision({
  request,
  refusal,
}: {
  request: Request
  refusal: DecisionFailure | undefined
}) {
  const writeZoned = useZonedTime()
  const { id, status, tour, contactName, holdExpiresAt, holdExtendableUntil } = request
  const isHeld = status === 'PENDING_CONFIRM' || status === 'PENDING_PREPAYMENT'
  return (
    <>
      {holdExpiresAt && isHeld ? (
        <time dateTime={holdExpiresAt}>{writeZoned(holdExpiresAt, tour.timeZone)}</time>
      ) : (
        '–'
      )}
      <Decision
        id={id}
        status={status}
        name={contactName}
        tour={tour.title}
        hold={
          holdExpiresAt && holdExtendableUntil
            ? {
                endsAt: holdExpiresAt,
                latest: holdExtendableUntil,
                write: (at) => writeZoned(at, tour.timeZone),
              }
            : null
        }
        refusal={refusal}
      />
    </>
  )
}
