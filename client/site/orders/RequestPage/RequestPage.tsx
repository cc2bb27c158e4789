import { type MessageDescriptor, useIntl } from 'react-intl'
import { useData } from '../../../data/useData.ts'
import { PrintButton } from '../../../features/PrintButton/PrintButton.tsx'
import { HoldNote } from '../../../features/RequestFrame/HoldNote.tsx'
import { RequestFrame } from '../../../features/RequestFrame/RequestFrame.tsx'
import { RequestTimeline } from '../../../features/RequestFrame/RequestTimeline.tsx'
import { RequestTrip } from '../../../features/RequestFrame/RequestTrip.tsx'
import { requestFrameMessages } from '../../../features/RequestFrame/requestFrame.messages.ts'
import { useLocalTime } from '../../../features/RequestFrame/useLocalTime.ts'
import { type RequestStage, requestStage } from '../../../features/RequestStatus/requestStage.ts'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { tourPath } from '../../tours/TourPage/TourPage.urls.ts'
import type { RequestPageQuery } from './RequestPage.generated.ts'
import type { loader } from './RequestPage.loader.ts'
import css from './RequestPage.module.css'
import { requestPageMessages as messages } from './requestPage.messages.ts'
import { CancelRequest } from './sections/CancelRequest.tsx'

const openings: Record<RequestStage, { heading: MessageDescriptor; lead: MessageDescriptor }> = {
  asked: { heading: messages.pendingHeading, lead: messages.pendingLead },
  confirmed: { heading: messages.prepaymentHeading, lead: messages.prepaymentLead },
  paid: { heading: messages.paidHeading, lead: messages.paidLead },
  complete: { heading: messages.completeHeading, lead: messages.completeLead },
  cancelled: { heading: messages.cancelledHeading, lead: messages.cancelledLead },
}

/** How a request stands, for whoever holds its link. Made to be kept and printed. */
export function RequestPage() {
  const data = useData(useLoaded<typeof loader>().reading)
  return data.request && <RequestSheet request={data.request} contacts={data.contacts} />
}

type Request = NonNullable<RequestPageQuery['request']>

function RequestSheet({ request, contacts }: { request: Request; contacts: RequestPageQuery['contacts'] }) {
  const { formatMessage } = useIntl()
  const { tour, organizer, status, contactEmail: email, holdExpiresAt } = request
  const { instant, spokenInstant } = useLocalTime(tour.timeZone)
  const stage = requestStage(status)
  const [name = ''] = request.contactName.split(' ')
  const values = { name, organizer: organizer.name, email }
  const { heading, lead } = openings[stage]
  const isOpen = stage === 'asked' || stage === 'confirmed' || stage === 'paid'
  const facts = [
    { name: formatMessage(messages.contact), value: [request.contactName, email, request.contactPhone].join(', ') },
    ...(request.comment ? [{ name: formatMessage(messages.comment), value: request.comment }] : []),
    { name: formatMessage(messages.sent), value: instant(request.createdAt) },
  ]

  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, { number: String(request.id) })}
      heading={formatMessage(heading, values)}
      lead={formatMessage(lead, values)}
      notes={
        <>
          {request.isHoldExpired ? (
            <HoldNote isOver>{formatMessage(messages.holdOver, values)}</HoldNote>
          ) : (
            holdExpiresAt !== null &&
            (stage === 'asked' || stage === 'confirmed') && (
              <HoldNote>
                {formatMessage(messages.heldUntil)}{' '}
                <strong>
                  <time dateTime={holdExpiresAt}>{spokenInstant(holdExpiresAt)}</time>
                </strong>
              </HoldNote>
            )
          )}
          <NextStep request={request} stage={stage} />
        </>
      }
      aside={<RequestTrip request={request} isBooked={stage === 'paid' || stage === 'complete'} facts={facts} />}
    >
      {isOpen && (
        <section aria-labelledby="next">
          <h2 id="next">{formatMessage(messages.next)}</h2>
          <RequestTimeline request={request} />
        </section>
      )}
      <Notice
        tone="info"
        title={formatMessage(messages.keepTitle)}
        action={<PrintButton text={formatMessage(requestFrameMessages.print)} />}
        className={css.keep}
      >
        {formatMessage(messages.keepText)}
      </Notice>
      {request.cancelQuote && <CancelRequest quote={request.cancelQuote} organizer={organizer.name} />}
    </RequestFrame>
  )
}

/** What a traveler does next: the one thing that the request waits for. */
function NextStep({ request, stage }: { request: Request; stage: RequestStage }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const pathOf = usePagePath()
  const { uuid, tour, tourists, adults, children, viewerCanEditTourists } = request
  const isOneMissing = viewerCanEditTourists && tourists.length < adults + children
  const steps: Record<RequestStage, { text: MessageDescriptor; path: string }> = {
    asked: { text: messages.nameTravelers, path: pathOf('addTourists', { id: uuid }) },
    confirmed: { text: messages.payNow, path: pathOf('requestPay', { uuid }) },
    paid: isOneMissing
      ? { text: messages.nameTravelers, path: pathOf('addTourists', { id: uuid }) }
      : { text: messages.prepare, path: pathOf('arrival', { uuid }) },
    complete: { text: messages.toTour, path: tourPath(locale, tour) },
    cancelled: { text: messages.toTour, path: tourPath(locale, tour) },
  }
  if (stage === 'asked' && !isOneMissing) return null
  const { text, path } = steps[stage]
  return (
    <Button look={stage === 'confirmed' || stage === 'paid' ? 'primary' : 'secondary'} href={path} wideOnPhone data-print="no">
      {formatMessage(text)}
    </Button>
  )
}
