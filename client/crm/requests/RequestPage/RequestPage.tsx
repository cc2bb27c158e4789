import { OrganizerFrame } from '../../../features/CrmFrame/OrganizerFrame.tsx'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { useData } from '../../../data/useData.ts'
import { useDepartureText } from '../../../features/Departure/useDepartureText.ts'
import { RequestHistory } from '../../../features/RequestHistory/RequestHistory.tsx'
import { RequestStatusBadge } from '../../../features/RequestStatus/RequestStatusBadge.tsx'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { DecidedNotice } from '../DecidedNotice.tsx'
import { Decision } from '../Decision.tsx'
import type { action, loader } from './RequestPage.loader.ts'
import css from './RequestPage.module.css'
import { crmRequestMessages as messages, crmTravelersMessages as travelers } from './crmRequest.messages.ts'
import { MoneyPart } from './sections/MoneyPart.tsx'
import { TravelersPart } from './sections/TravelersPart.tsx'

const notAsked = { complete: travelers.notAskedComplete, recently: travelers.notAskedRecently, closed: travelers.notAskedClosed } as const

/** One request to the viewer's organizer: who asks, what it costs, what has happened, and who travels. */
export function RequestPage() {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const request = useData(useLoaded<typeof loader>().reading).organizerRequest
  const acted = useActed<typeof action>()
  const history = useId()
  const { id, tour, status, holdExpiresAt, holdExtendableUntil, adults, children } = request
  const instant = (at: string) =>
    formatDate(at, {
      timeZone: tour.timeZone,
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    })
  const number = String(id)
  const places = request.items.filter(({ option }) => option.kind !== 'STANDARD').map(({ option }) => option.name)
  const ages = request.items.flatMap(({ childAges }) => childAges)
  const isHeld = holdExpiresAt !== null && (status === 'PENDING_CONFIRM' || status === 'PENDING_PREPAYMENT')
  const refusal = acted?.refused
    ? formatMessage(acted.refused.isMoved ? messages.moved : messages.failed)
    : acted?.notAsked && formatMessage(notAsked[acted.notAsked])

  return (
    <OrganizerFrame title={formatMessage(messages.title, { number })} who={request.organizer.name}>
      <div className={css.head}>
        <h1 className={css.heading}>{formatMessage(messages.heading, { number })}</h1>
        <RequestStatusBadge request={request} />
        <Decision
          id={id}
          status={status}
          name={request.contactName}
          tour={tour.title}
          hold={holdExpiresAt && holdExtendableUntil ? { endsAt: holdExpiresAt, latest: holdExtendableUntil, write: instant } : null}
        />
      </div>
      {!refusal && <DecidedNotice className={css.refused} />}
      {refusal && (
        <Notice tone={acted?.refused ? 'danger' : 'warning'} role="alert" className={css.refused}>
          {refusal}
        </Notice>
      )}
      <div className={css.columns}>
        <div className={css.column}>
          <dl className={css.facts}>
            <div>
              <dt>{formatMessage(messages.trip)}</dt>
              <dd>
                <a href={pagePath('slug', locale, { slug: slugWithId(tour.slug, tour.id) })} lang={tour.lang} className={css.line}>
                  {tour.title}
                </a>
                <span className={css.line}>{text.days(request.date)}</span>
                {places.length > 0 && <span className={css.soft}>{places.join(', ')}</span>}
              </dd>
            </div>
            <div>
              <dt>{formatMessage(messages.people)}</dt>
              <dd>
                {formatMessage(messages.peopleValue, { adults, children })}
                {ages.length > 0 && <span className={css.soft}>{formatMessage(messages.ages, { ages: ages.join(', ') })}</span>}
              </dd>
            </div>
            <div>
              <dt>{formatMessage(messages.contact)}</dt>
              <dd>
                <strong className={css.line}>{request.contactName}</strong>
                <a className={css.line} href={`mailto:${encodeURIComponent(request.contactEmail).replaceAll('%40', '@')}`}>
                  {request.contactEmail}
                </a>
                <a className={css.line} href={`tel:${request.contactPhone.replaceAll(/[^+\d]/g, '')}`}>
                  {request.contactPhone}
                </a>
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
        <TravelersPart request={request} looked={acted?.looked} writeInstant={instant} />
      </div>
    </OrganizerFrame>
  )
}
