import { useIntl } from 'react-intl'
import { useData } from '../../../data/useData.ts'
import { useDepartureText } from '../../../features/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../features/Money/useMoneyFormat.ts'
import { requestStage } from '../../../features/RequestStatus/requestStage.ts'
import { RequestStatusBadge } from '../../../features/RequestStatus/RequestStatusBadge.tsx'
import { Link } from '../../../routing/Link.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { luggage } from '../../../ui/Icon/travel.ts'
import { AccountFrame } from '../../../features/AccountFrame/AccountFrame.tsx'
import type { AccountPageQuery } from './AccountPage.generated.ts'
import type { loader } from './AccountPage.loader.ts'
import css from './AccountPage.module.css'
import { accountPageMessages as messages } from './accountPage.messages.ts'

/** All that the person has requested, with what comes next for each. */
export function AccountPage() {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { viewerRequests: requests } = useData(useLoaded<typeof loader>().reading)
  return (
    <AccountFrame heading={formatMessage(messages.heading)}>
      {requests.length === 0 ? (
        <EmptyState
          icon={luggage}
          title={formatMessage(messages.emptyTitle)}
          action={
            <Button href={pathOf('destinations')} look="primary">
              {formatMessage(messages.explore)}
            </Button>
          }
        >
          {formatMessage(messages.emptyText)}
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

function RequestRow({ request }: { request: AccountPageQuery['viewerRequests'][number] }) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const departure = useDepartureText()
  const formatMoney = useMoneyFormat()
  const { id, uuid, status, tripPhase, tour, date, organizer, adults, children, total } = request
  const stage = requestStage(status)
  const isOver = tripPhase === 'OVER'
  const next = {
    asked: { text: formatMessage(messages.nextAsked, { organizer: organizer.name }), action: null },
    confirmed: {
      text: formatMessage(messages.nextConfirmed),
      action: { path: pathOf('requestPay', { uuid }), label: formatMessage(messages.pay), isMain: true },
    },
    paid: {
      text: formatMessage(messages.nextPaid),
      action: { path: pathOf('addTourists', { id: uuid }), label: formatMessage(messages.travelers), isMain: false },
    },
    complete: { text: formatMessage(messages.nextComplete), action: null },
    cancelled: { text: formatMessage(messages.nextCancelled), action: null },
  }[stage]
  return (
    <li className={css.row}>
      <div className={css.trip}>
        <p className={css.over}>
          <RequestStatusBadge status={status} />
          <span>{formatMessage(messages.number, { number: id })}</span>
        </p>
        <h2 className={css.title} lang={tour.lang}>
          <Link to={pathOf('request', { uuid })}>{tour.title}</Link>
        </h2>
        <p className={css.facts}>
          {departure.days(date)}
          {' · '}
          {formatMessage(messages.people, { people: adults + children })}
          {' · '}
          {formatMoney(total)}
        </p>
      </div>
      <div className={css.next}>
        <p>{isOver && stage !== 'cancelled' ? formatMessage(messages.nextComplete) : next.text}</p>
        {next.action && !isOver && (
          <Button href={next.action.path} look={next.action.isMain ? 'primary' : 'secondary'} size="s">
            {next.action.label}
          </Button>
        )}
      </div>
    </li>
  )
}
