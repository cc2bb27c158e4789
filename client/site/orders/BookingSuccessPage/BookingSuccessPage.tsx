import { type MessageDescriptor, useIntl } from 'react-intl'
import { departureCalendarPath } from '#schema/rules/routes/tourFiles.ts'
import { useDepartureText } from '../../../features/tour/Departure/useDepartureText.ts'
import { RequestFrame } from '../../../features/request/RequestFrame/RequestFrame.tsx'
import { RequestTimeline } from '../../../features/request/RequestFrame/RequestTimeline.tsx'
import { RequestTrip } from '../../../features/request/RequestFrame/RequestTrip.tsx'
import { type StepLink, StepLinks } from '../../../features/request/RequestFrame/StepLinks.tsx'
import { isPaidInFull } from '../../../features/request/RequestStatus/isPaidInFull.ts'
import {
  type RequestStage,
  requestStage,
} from '../../../features/request/RequestStatus/requestStage.ts'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { tourPath } from '../../tours/TourPage/TourPage.urls.ts'
import {
  type BookingSuccessPageQuery,
  useBookingSuccessPageQuery,
} from './BookingSuccessPage.generated.ts'
import type { loader } from './BookingSuccessPage.loader.ts'
import { bookingSuccessPageMessages as messages } from './bookingSuccessPage.messages.ts'

const openings: Record<RequestStage, { heading: MessageDescriptor; lead: MessageDescriptor }> = {
  asked: { heading: messages.askedHeading, lead: messages.askedLead },
  confirmed: { heading: messages.confirmedHeading, lead: messages.confirmedLead },
  paid: { heading: messages.paidHeading, lead: messages.paidLead },
  complete: { heading: messages.completeHeading, lead: messages.completeLead },
  cancelled: { heading: messages.cancelledHeading, lead: messages.cancelledLead },
}

/**
 * Thanks the customer, as the status of the request allows, and shows what happens next and what to
 * do meanwhile.
 */
export function BookingSuccessPage() {
  const data = useBookingSuccessPageQuery(useLoaderResult<typeof loader>().resultRef).data
  return data.request && <SuccessSheet request={data.request} contacts={data.contacts} />
}

interface SuccessSheetProps {
  request: NonNullable<BookingSuccessPageQuery['request']>
  contacts: BookingSuccessPageQuery['contacts']
}

function SuccessSheet({ request, contacts }: SuccessSheetProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const pathOf = usePagePath()
  const { days } = useDepartureText()
  const { uuid, tour, date, organizer, contactEmail: email, tripPhase } = request
  const stage = requestStage(request.status)
  const [name = ''] = request.contactName.split(' ')
  const values = { name, organizer: organizer.name, email }
  const isOpen = stage === 'asked' || stage === 'confirmed' || stage === 'paid'
  const step = (
    path: string,
    title: MessageDescriptor,
    text: MessageDescriptor,
    isFile?: boolean,
  ): StepLink => ({
    path,
    title: formatMessage(title),
    text: formatMessage(text, { days: days(date) }),
    isFile,
  })
  const steps: (StepLink | false)[] = [
    stage === 'confirmed' && step(pathOf('requestPay', { uuid }), messages.pay, messages.payText),
    request.viewerCanEditTourists &&
      step(pathOf('addTourists', { id: uuid }), messages.travelers, messages.travelersText),
    isOpen &&
      tripPhase === 'AHEAD' &&
      step(
        departureCalendarPath(locale, tour.id, date.id),
        messages.calendar,
        messages.calendarText,
        true,
      ),
    isOpen && step(pathOf('arrival', { uuid }), messages.arrival, messages.arrivalText),
    step(pathOf('request', { uuid }), messages.overview, messages.overviewText),
    !isOpen &&
      !tour.isGone &&
      step(tourPath(locale, tour), messages.otherDates, messages.otherDatesText),
  ]
  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, { number: String(request.id) })}
      crumb={formatMessage(messages.crumb)}
      heading={formatMessage(openings[stage].heading, values)}
      lead={formatMessage(
        isPaidInFull(request) ? messages.settledLead : openings[stage].lead,
        values,
      )}
      aside={<RequestTrip request={request} isBooked={stage === 'paid' || stage === 'complete'} />}
    >
      {isOpen && (
        <section aria-labelledby="next">
          <h2 id="next">{formatMessage(messages.next)}</h2>
          <RequestTimeline request={request} />
        </section>
      )}
      <section aria-labelledby="now">
        <h2 id="now">{formatMessage(messages.now)}</h2>
        <StepLinks steps={steps.filter((one) => one !== false)} />
      </section>
    </RequestFrame>
  )
}
