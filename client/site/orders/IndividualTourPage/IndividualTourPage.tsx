import { useIntl } from 'react-intl'
import { useData } from '../../../data/useData.ts'
import { useDepartureText } from '../../../features/Departure/useDepartureText.ts'
import { PrintButton } from '../../../features/PrintButton/PrintButton.tsx'
import { HoldNote } from '../../../features/RequestFrame/HoldNote.tsx'
import { RequestFrame } from '../../../features/RequestFrame/RequestFrame.tsx'
import { RequestTrip } from '../../../features/RequestFrame/RequestTrip.tsx'
import { requestFrameMessages } from '../../../features/RequestFrame/requestFrame.messages.ts'
import { requestTripMessages } from '../../../features/RequestFrame/requestTrip.messages.ts'
import { useLocalTime } from '../../../features/RequestFrame/useLocalTime.ts'
import { requestStage } from '../../../features/RequestStatus/requestStage.ts'
import { useSite } from '../../../routing/site.ts'
import { useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { tourPath } from '../../tours/TourPage/TourPage.urls.ts'
import type { IndividualTourPageQuery } from './IndividualTourPage.generated.ts'
import type { loader } from './IndividualTourPage.loader.ts'
import css from './IndividualTourPage.module.css'
import type { OfferRequest } from './offerRequest.ts'
import { individualTourPageMessages as messages } from './individualTourPage.messages.ts'
import { Itinerary } from './sections/Itinerary.tsx'

/** The program of a request with its own days: an offer where the departure is made for these travelers alone. */
export function IndividualTourPage() {
  const data = useData(useLoaded<typeof loader>().reading)
  return data.request && <OfferSheet request={data.request} contacts={data.contacts} />
}

function OfferSheet({ request, contacts }: { request: OfferRequest; contacts: IndividualTourPageQuery['contacts'] }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { days } = useDepartureText()
  const { tour, organizer, date, isIndividual, organizerMessage, adults, children } = request
  const stage = requestStage(request.status)
  const values = {
    tour: tour.title,
    organizer: organizer.name,
    days: days(date),
    people: formatMessage(requestTripMessages.peopleValue, { adults, children }),
  }
  const lists = [
    { id: 'included', title: messages.included, items: tour.included },
    { id: 'not-included', title: messages.notIncluded, items: tour.notIncluded },
  ].filter(({ items }) => items.length > 0)
  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, values)}
      crumb={formatMessage(isIndividual ? messages.offerCrumb : messages.itineraryCrumb)}
      heading={formatMessage(isIndividual ? messages.offerHeading : messages.itineraryHeading, values)}
      lead={formatMessage(isIndividual ? messages.offerLead : messages.itineraryLead, values)}
      notes={
        <>
          <OfferNote request={request} />
          <PrintButton text={formatMessage(requestFrameMessages.print)} />
        </>
      }
      aside={<RequestTrip request={request} isBooked={stage === 'paid' || stage === 'complete'} hasPrice={stage !== 'cancelled'} />}
    >
      {organizerMessage && (
        <figure className={css.message}>
          <figcaption>{formatMessage(messages.message, values)}</figcaption>
          <blockquote>{organizerMessage}</blockquote>
        </figure>
      )}
      <Itinerary request={request} />
      {lists.length > 0 && (
        <section aria-labelledby="contains">
          <h2 id="contains">{formatMessage(messages.price)}</h2>
          <div className={css.lists}>
            {lists.map(({ id, title, items }) => (
              <div key={id}>
                <h3>{formatMessage(title)}</h3>
                <ul lang={tour.lang} data-kind={id}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      )}
      {!tour.isGone && (
        <Button href={tourPath(locale, tour)} className={css.tour} data-print="no">
          {formatMessage(messages.toTour)}
        </Button>
      )}
    </RequestFrame>
  )
}

/** How firmly the offer stands. A program of a group needs no such word while its request is being decided. */
function OfferNote({ request }: { request: OfferRequest }) {
  const { formatMessage } = useIntl()
  const { status, isIndividual, isHoldExpired, holdExpiresAt, organizer, tour, tripPhase } = request
  const { spokenInstant } = useLocalTime(tour.timeZone)
  const stage = requestStage(status)
  if (stage === 'cancelled') return <HoldNote isOver>{formatMessage(messages.cancelled)}</HoldNote>
  if (stage === 'complete' || tripPhase === 'OVER') return <HoldNote>{formatMessage(messages.over)}</HoldNote>
  if (!isIndividual) return null
  if (stage === 'paid') return <HoldNote>{formatMessage(messages.settled)}</HoldNote>
  if (isHoldExpired) return <HoldNote isOver>{formatMessage(messages.validOver, { organizer: organizer.name })}</HoldNote>
  if (holdExpiresAt === null) return null
  return (
    <HoldNote>
      {formatMessage(messages.validUntil)}{' '}
      <strong>
        <time dateTime={holdExpiresAt}>{spokenInstant(holdExpiresAt)}</time>
      </strong>
    </HoldNote>
  )
}
