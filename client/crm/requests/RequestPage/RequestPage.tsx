import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useDepartureText } from '../../../features/tour/Departure/useDepartureText.ts'
import { RequestHistory } from '../../../features/request/RequestHistory/RequestHistory.tsx'
import { RequestStatusBadge } from '../../../features/request/RequestStatus/RequestStatusBadge.tsx'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { EmailLink, PhoneLink } from '../../kit/ContactLinks.tsx'
import { RecordPage } from '../../kit/RecordPage.tsx'
import { RefusalNotice } from '../../kit/RefusalNotice.tsx'
import { TourLink } from '../../kit/TourLink.tsx'
import { useZonedTime } from '../../kit/useInstants.ts'
import { DecidedNotice } from '../DecidedNotice.tsx'
import { Decision } from '../Decision.tsx'
import type { action, loader } from './RequestPage.loader.ts'
import css from './RequestPage.module.css'
import {
  crmRequestMessages as messages,
  crmTravelersMessages as travelers,
} from './crmRequest.messages.ts'
import { MoneyPart } from './sections/MoneyPart.tsx'
import { TravelersPart } from './sections/TravelersPart.tsx'
import { useCrmRequestPageQuery } from './RequestPage.generated.ts'

/**
 * One request to the viewer's organizer: the customer, the price, the history and the travelers.
 */
export function RequestPage() {
  const { formatMessage } = useIntl()
  const writeZoned = useZonedTime()
  const text = useDepartureText()
  const request = useCrmRequestPageQuery(useLoaderResult<typeof loader>().resultRef).data
    .organizerRequest
  const acted = useActionResult<typeof action>()
  const history = useId()
  const { id, tour, status, holdExpiresAt, holdExtendableUntil, adults, children } = request
  const instant = (at: string) => writeZoned(at, tour.timeZone)
  const number = String(id)
  const places = request.items
    .filter(({ option }) => option.kind !== 'STANDARD')
    .map(({ option }) => option.name)
  const ages = request.items.flatMap(({ childAges }) => childAges)
  const isHeld =
    holdExpiresAt !== null && (status === 'PENDING_CONFIRM' || status === 'PENDING_PREPAYMENT')
  const refusal = acted && 'reason' in acted ? acted : undefined
  const revealed = acted && 'touristId' in acted ? acted : undefined
  const isDecision =
    refusal?.reason === 'conflict' || refusal?.reason === 'notFound' || refusal?.reason === 'failed'

  return (
    <RecordPage
      area="organizer"
      title={formatMessage(messages.title, { number })}
      heading={formatMessage(messages.heading, { number })}
      who={request.organizer.name}
      beside={
        <>
          <RequestStatusBadge request={request} />
          <Decision
            id={id}
            status={status}
            name={request.contactName}
            tour={tour.title}
            hold={
              holdExpiresAt && holdExtendableUntil
                ? { endsAt: holdExpiresAt, latest: holdExtendableUntil, write: instant }
                : null
            }
            refusal={refusal}
            className={css.decision}
          />
        </>
      }
      outcome={
        refusal ? (
          <RefusalNotice
            refusal={refusal}
            tone={isDecision ? 'danger' : 'warning'}
            texts={{
              conflict: formatMessage(messages.moved),
              notFound: formatMessage(messages.failed),
              failed: formatMessage(messages.failed),
              complete: formatMessage(travelers.notAskedComplete),
              recently: formatMessage(travelers.notAskedRecently),
              closed: formatMessage(travelers.notAskedClosed),
            }}
            className={css.outcome}
          />
        ) : (
          <DecidedNotice className={css.outcome} />
        )
      }
    >
      <div className={css.columns}>
        <div className={css.column}>
          <dl className={css.facts}>
            <div>
              <dt>{formatMessage(messages.trip)}</dt>
              <dd>
                <TourLink tour={tour} className={css.line} />
                <span className={css.line}>{text.days(request.date)}</span>
                {places.length > 0 && <span className={css.soft}>{places.join(', ')}</span>}
              </dd>
            </div>
            <div>
              <dt>{formatMessage(messages.people)}</dt>
              <dd>
                {formatMessage(messages.peopleValue, { adults, children })}
                {ages.length > 0 && (
                  <span className={css.soft}>
                    {formatMessage(messages.ages, { ages: ages.join(', ') })}
                  </span>
                )}
              </dd>
            </div>
            <div>
              <dt>{formatMessage(messages.contact)}</dt>
              <dd>
                <strong className={css.line}>{request.contactName}</strong>
                <EmailLink className={css.line} email={request.contactEmail} />
                <PhoneLink className={css.line} phone={request.contactPhone} />
              </dd>
            </div>
            <div>
              <dt>{formatMessage(messages.received)}</dt>
              <dd>
                <time dateTime={request.createdAt}>{instant(request.createdAt)}</time>
              </dd>
            </div>
            {isHeld && (
              <div>
                <dt>{formatMessage(messages.holdUntil)}</dt>
                <dd>
                  <time dateTime={holdExpiresAt}>{instant(holdExpiresAt)}</time>
                </dd>
              </div>
            )}
            {request.comment && (
              <div className={css.wide}>
                <dt>{formatMessage(messages.comment)}</dt>
                <dd className={css.words}>{request.comment}</dd>
              </div>
            )}
          </dl>
          <MoneyPart request={request} writeInstant={instant} />
          <section aria-labelledby={history} className={css.part}>
            <h2 id={history} className={css.title}>
              {formatMessage(messages.history)}
            </h2>
            <RequestHistory events={request.history} timeZone={tour.timeZone} />
          </section>
        </div>
        <TravelersPart
          request={request}
          revealed={revealed}
          refusal={refusal}
          writeInstant={instant}
        />
      </div>
    </RecordPage>
  )
}
