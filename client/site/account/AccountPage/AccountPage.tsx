import { useIntl } from 'react-intl'
import { AccountFrame } from '../../../features/account/AccountFrame/AccountFrame.tsx'
import { useDepartureText } from '../../../features/tour/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../features/shell/Money/useMoneyFormat.ts'
import { NextStep } from '../../../features/request/NextStep/NextStep.tsx'
import { RequestPapers } from '../../../features/request/RequestPapers/RequestPapers.tsx'
import { requestStage } from '../../../features/request/RequestStatus/requestStage.ts'
import { RequestStatusBadge } from '../../../features/request/RequestStatus/RequestStatusBadge.tsx'
import { Link } from '../../../routing/Link.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { luggage } from '../../../ui/Icon/travel.ts'
import { type AccountPageQuery, useAccountPageQuery } from './AccountPage.generated.ts'
import { type loader, tripsPageSize } from './AccountPage.loader.ts'
import css from './AccountPage.module.css'
import { accountPageMessages as messages } from './accountPage.messages.ts'

type Request = AccountPageQuery['viewerRequests'][number]

/** Returns whether a trip is upcoming or under way. */
const isAhead = ({ status, tripPhase }: Request): boolean => {
  const stage = requestStage(status)
  return stage !== 'cancelled' && stage !== 'complete' && tripPhase !== 'OVER'
}

/**
 * Lists all requests of the viewer, each with its next step: upcoming ones by start, then past and
 * canceled ones, newest first.
 */
export function AccountPage() {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { resultRef, after } = useLoaderResult<typeof loader>()
  const { viewerRequests: found } = useAccountPageQuery(resultRef).data
  const requests = found.slice(0, tripsPageSize)
  const isWhole = after === null && found.length <= tripsPageSize
  const ahead = requests
    .filter(isAhead)
    .toSorted((a, b) => a.date.start.localeCompare(b.date.start) || a.id - b.id)
  const past = requests.filter((request) => !isAhead(request))
  const explore = (
    <Button href={pathOf('destinations')} look={requests.length === 0 ? 'primary' : 'secondary'}>
      {formatMessage(messages.explore)}
    </Button>
  )
  if (requests.length === 0 && after === null)
    return (
      <AccountFrame heading={formatMessage(messages.heading)}>
        <EmptyState icon={luggage} title={formatMessage(messages.emptyTitle)} action={explore}>
          {formatMessage(messages.emptyText)}
        </EmptyState>
      </AccountFrame>
    )
  return (
    <AccountFrame heading={formatMessage(messages.heading)}>
      {(ahead.length > 0 || isWhole) && (
        <section aria-labelledby="ahead" className={css.part}>
          <h2 id="ahead" className={css.heading}>
            {formatMessage(messages.upcoming)}
          </h2>
          {ahead.length === 0 ? (
            <div className={css.none}>
              <p>{formatMessage(messages.nothingAhead)}</p>
              {explore}
            </div>
          ) : (
            <RequestList requests={ahead} />
          )}
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className={css.part}>
          <h2 id="past" className={css.heading}>
            {formatMessage(messages.past)}
          </h2>
          <RequestList requests={past} />
        </section>
      )}
      {!isWhole && (
        <nav className={css.pages} aria-label={formatMessage(messages.heading)}>
          {after !== null && (
            <Button size="s" href={pathOf('account')}>
              {formatMessage(messages.newest)}
            </Button>
          )}
          {found.length > tripsPageSize && (
            <Button size="s" href={`${pathOf('account')}?after=${requests.at(-1)?.id}`} rel="next">
              {formatMessage(messages.older)}
            </Button>
          )}
        </nav>
      )}
    </AccountFrame>
  )
}

function RequestList({ requests }: { requests: readonly Request[] }) {
  return (
    <ul className={css.list}>
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </ul>
  )
}

function RequestRow({ request }: { request: Request }) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const departure = useDepartureText()
  const formatMoney = useMoneyFormat()
  const {
    id,
    uuid,
    tour,
    date,
    organizer,
    adults,
    children,
    namedTravelers,
    total,
    documents,
    payments,
  } = request
  const seats = adults + children
  const facts = [
    departure.days(date),
    organizer.name,
    formatMessage(messages.people, { people: seats }),
    ...(isAhead(request) ? [formatMessage(messages.named, { named: namedTravelers, seats })] : []),
    formatMoney(total),
  ]
  return (
    <li className={css.row}>
      <div className={css.trip}>
        <p className={css.over}>
          <RequestStatusBadge request={request} />
          <span>{formatMessage(messages.number, { number: String(id) })}</span>
        </p>
        <h3 className={css.title} lang={tour.lang}>
          <Link to={pathOf('request', { uuid })}>{tour.title}</Link>
        </h3>
        <p className={css.facts}>{facts.join('\u00a0· ')}</p>
      </div>
      <div className={css.next}>
        <NextStep request={request} compact />
      </div>
      {(documents.length > 0 || payments.length > 0) && (
        <Disclosure summary={formatMessage(messages.papers)} look="plain" className={css.papers}>
          <RequestPapers request={request} level="h4" />
        </Disclosure>
      )}
    </li>
  )
}
