import type { ReactNode } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { useDepartureText } from '../../../features/Departure/useDepartureText.ts'
import { MediaPicture } from '../../../features/MediaPicture/MediaPicture.tsx'
import { RequestPrice, type RequestPriceLine } from '../../../features/RequestPrice/RequestPrice.tsx'
import type { RequestStatus } from '../../../features/RequestStatus/requestStatuses.ts'
import { RequestStatusBadge } from '../../../features/RequestStatus/RequestStatusBadge.tsx'
import { useTourLength } from '../../../features/TourCard/useTourLength.ts'
import { useData } from '../../../data/useData.ts'
import { useSite } from '../../../routing/site.ts'
import { useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { print } from '../../../ui/Icon/controls.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { tourPath } from '../../tours/TourPage/TourPage.urls.ts'
import type { RequestPageQuery } from './RequestPage.generated.ts'
import type { loader } from './RequestPage.loader.ts'
import css from './RequestPage.module.css'
import { requestPageMessages as messages } from './requestPage.messages.ts'

const cancelled = { heading: messages.cancelledHeading, lead: messages.cancelledLead }
const openings: Record<RequestStatus, { heading: MessageDescriptor; lead: MessageDescriptor }> = {
  PENDING_CONFIRM: { heading: messages.pendingHeading, lead: messages.pendingLead },
  PENDING_PREPAYMENT: { heading: messages.prepaymentHeading, lead: messages.prepaymentLead },
  MADE_PREPAYMENT: { heading: messages.paidHeading, lead: messages.paidLead },
  TOUR_COMPLETE: { heading: messages.completeHeading, lead: messages.completeLead },
  CANCELLED_BY_TOURIST: cancelled,
  CANCELLED_BY_AUTHOR: cancelled,
  CANCELLED_BY_SYSTEM: cancelled,
  CANCELLED_BY_ADMIN: cancelled,
}

const labels = { ADULT: 'adult', CHILD: 'child', DISCOUNT: 'discount' } as const satisfies Record<string, RequestPriceLine['label']>

/** How a request stands, for whoever holds its link. Made to be kept and printed. */
export function RequestPage() {
  const { request } = useData(useLoaded<typeof loader>().reading)
  return request && <RequestSheet request={request} />
}

function RequestSheet({ request }: { request: NonNullable<RequestPageQuery['request']> }) {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const text = useDepartureText()
  const { tour, date, organizer, status, contactEmail: email, holdExpiresAt } = request
  const length = useTourLength()(tour)
  const [cover] = tour.media
  const [name = ''] = request.contactName.split(' ')
  const values = { name, organizer: organizer.name, email }
  const { heading, lead } = openings[status]
  const isHeld = holdExpiresAt !== null && (status === 'PENDING_CONFIRM' || status === 'PENDING_PREPAYMENT')
  const instant = (at: string) =>
    formatDate(at, {
      timeZone: tour.timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortOffset',
    })
  // a plain place says nothing that the trip doesn't
  const chosen = request.items.filter(({ option }) => option.kind !== 'STANDARD').map(({ option }) => option.name)
  const isClosed = heading === messages.cancelledHeading || status === 'TOUR_COMPLETE'

  const facts: { label: MessageDescriptor; value: ReactNode }[] = [
    { label: messages.when, value: `${text.days(date)} · ${length}` },
    { label: messages.people, value: formatMessage(messages.peopleValue, { adults: request.adults, children: request.children }) },
    ...(chosen.length > 0 ? [{ label: messages.place, value: chosen.join(', ') }] : []),
    {
      label: messages.organizer,
      value: organizer.phone ? (
        <>
          {organizer.name}, <a href={`tel:${organizer.phone.replaceAll(/[^+\d]/g, '')}`}>{organizer.phone}</a>
        </>
      ) : (
        organizer.name
      ),
    },
    { label: messages.contact, value: [request.contactName, email, request.contactPhone].join(', ') },
    ...(request.comment ? [{ label: messages.comment, value: request.comment }] : []),
    ...(tour.meetingPoint ? [{ label: messages.meetingPoint, value: <span lang={tour.lang}>{tour.meetingPoint}</span> }] : []),
    { label: messages.sent, value: instant(request.createdAt) },
  ]
  const steps = [
    { title: messages.stepConfirm, text: formatMessage(messages.stepConfirmText, values), isDone: status !== 'PENDING_CONFIRM' },
    { title: messages.stepPay, text: text.terms(date), isDone: status === 'MADE_PREPAYMENT' || status === 'TOUR_COMPLETE' },
    { title: messages.stepGo, text: formatMessage(messages.stepGoText, { days: text.days(date) }), isDone: status === 'TOUR_COMPLETE' },
  ]

  return (
    <Container className={css.page}>
      <title>{formatMessage(messages.title, { number: String(request.id) })}</title>
      <meta name="referrer" content="no-referrer" />
      <header className={css.head}>
        <p className={css.over}>
          <span>{formatMessage(messages.number, { number: String(request.id) })}</span>
          <RequestStatusBadge status={status} />
        </p>
        <h1>{formatMessage(heading, values)}</h1>
        <p className={css.lead}>{formatMessage(lead, values)}</p>
        {isHeld && (
          <p className={css.held}>
            {formatMessage(messages.heldUntil)}{' '}
            <strong>
              <time dateTime={holdExpiresAt}>{formatMessage(messages.heldUntilValue, { time: instant(holdExpiresAt) })}</time>
            </strong>
          </p>
        )}
      </header>
      <div className={css.columns}>
        <div className={css.content}>
          {!isClosed && (
            <section aria-labelledby="next">
              <h2 id="next">{formatMessage(messages.next)}</h2>
              <ol className={css.steps}>
                {steps.map(({ title, text: words, isDone }) => (
                  <li key={title.id} data-done={isDone || undefined}>
                    <strong>{formatMessage(title)}</strong>
                    <p>{words}</p>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <Notice tone="info" title={formatMessage(messages.keepTitle)} action={<PrintButton />}>
            {formatMessage(messages.keepText)}
          </Notice>
        </div>
        <section aria-labelledby="trip" className={css.sheet}>
          {cover && (
            <MediaPicture media={cover} ratio={2.2} decorative priority sizes="(min-width: 992px) 480px, 94vw" className={css.cover} />
          )}
          <div className={css.body}>
            <div>
              <h2 id="trip" className={css.small}>
                {formatMessage(messages.trip)}
              </h2>
              <h3 className={css.tour}>
                <Link href={tourPath(locale, tour)} lang={tour.lang}>
                  {tour.title}
                </Link>
              </h3>
            </div>
            <dl className={css.facts}>
              {facts.map(({ label, value }) => (
                <div key={label.id}>
                  <dt>{formatMessage(label)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <RequestPrice
              lines={request.lines.map(({ label, quantity, unit, amount }) => ({ label: labels[label], quantity, unit, amount }))}
              total={request.total}
              prepayment={request.prepayment}
              isOnePriceForAll={request.children > 0 && !request.lines.some(({ label }) => label === 'CHILD')}
            />
          </div>
        </section>
      </div>
    </Container>
  )
}

/** Only where scripts run: it does nothing without them. */
function PrintButton() {
  const { formatMessage } = useIntl()
  return (
    <Button size="s" icon={print} onClick={() => window.print()} className={css.print} data-print="no">
      {formatMessage(messages.print)}
    </Button>
  )
}
