import { useIntl } from 'react-intl'
import { useDepartureText } from '../../../features/tour/Departure/useDepartureText.ts'
import { PrintButton } from '../../../features/shell/PrintButton/PrintButton.tsx'
import { HoldNote } from '../../../features/request/RequestFrame/HoldNote.tsx'
import { RequestFrame } from '../../../features/request/RequestFrame/RequestFrame.tsx'
import { RequestTrip } from '../../../features/request/RequestFrame/RequestTrip.tsx'
import { requestFrameMessages } from '../../../features/request/RequestFrame/requestFrame.messages.ts'
import { requestTripMessages } from '../../../features/request/RequestFrame/requestTrip.messages.ts'
import { useLocalTime } from '../../../features/request/RequestFrame/useLocalTime.ts'
import { requestStage } from '../../../features/request/RequestStatus/requestStage.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import {
  type IndividualTourPageQuery,
  useIndividualTourPageQuery,
} from './IndividualTourPage.generated.ts'
import type { loader } from './IndividualTourPage.loader.ts'
import type { OfferRequest } from './offerRequest.ts'
import { individualTourPageMessages as messages } from './individualTourPage.messages.ts'
import { OfferPage } from './sections/OfferPage.tsx'
import { TripContent } from './sections/TripContent.tsx'

/** An organizer's offer to one customer, or the itinerary of a request with its dates. */
export function IndividualTourPage() {
  const data = useIndividualTourPageQuery(useLoaderResult<typeof loader>().resultRef).data
  if (data.individualTour) return <OfferPage offer={data.individualTour} contacts={data.contacts} />
  return data.request && <OfferSheet request={data.request} contacts={data.contacts} />
}

function OfferSheet({
  request,
  contacts,
}: {
  request: OfferRequest
  contacts: IndividualTourPageQuery['contacts']
}) {
  const { formatMessage } = useIntl()
  const { days } = useDepartureText()
  const { tour, organizer, date, isIndividual, organizerMessage, adults, children } = request
  const stage = requestStage(request.status)
  const values = {
    tour: tour.title,
    organizer: organizer.name,
    days: days(date),
    people: formatMessage(requestTripMessages.peopleValue, { adults, children }),
  }
  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, values)}
      crumb={formatMessage(isIndividual ? messages.offerCrumb : messages.itineraryCrumb)}
      heading={formatMessage(
        isIndividual ? messages.offerHeading : messages.itineraryHeading,
        values,
      )}
      lead={formatMessage(isIndividual ? messages.offerLead : messages.itineraryLead, values)}
      notes={
        <>
          <OfferNote request={request} />
          <PrintButton text={formatMessage(requestFrameMessages.print)} />
        </>
      }
      aside={
        <RequestTrip
          request={request}
          isBooked={stage === 'paid' || stage === 'complete'}
          hasPrice={stage !== 'cancelled'}
        />
      }
    >
      <TripContent trip={request} words={organizerMessage ?? ''} />
    </RequestFrame>
  )
}

/**
 * Shows whether an individual offer is still valid. A group's itinerary has a note only once it is
 * canceled or over.
 */
function OfferNote({ request }: { request: OfferRequest }) {
  const { formatMessage } = useIntl()
  const { status, isIndividual, isHoldExpired, holdExpiresAt, organizer, tour, tripPhase } = request
  const { spokenInstant } = useLocalTime(tour.timeZone)
  const stage = requestStage(status)
  if (stage === 'cancelled') return <HoldNote isOver>{formatMessage(messages.cancelled)}</HoldNote>
  if (stage === 'complete' || tripPhase === 'OVER')
    return <HoldNote>{formatMessage(messages.over)}</HoldNote>
  if (!isIndividual) return null
  if (stage === 'paid') return <HoldNote>{formatMessage(messages.settled)}</HoldNote>
  if (isHoldExpired)
    return (
      <HoldNote isOver>{formatMessage(messages.validOver, { organizer: organizer.name })}</HoldNote>
    )
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
