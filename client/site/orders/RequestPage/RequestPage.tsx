import { type MessageDescriptor, useIntl } from 'react-intl'
import { NextStep } from '../../../features/request/NextStep/NextStep.tsx'
import { PrintButton } from '../../../features/shell/PrintButton/PrintButton.tsx'
import { HoldNote } from '../../../features/request/RequestFrame/HoldNote.tsx'
import { RequestFrame } from '../../../features/request/RequestFrame/RequestFrame.tsx'
import { RequestTrip } from '../../../features/request/RequestFrame/RequestTrip.tsx'
import { requestFrameMessages } from '../../../features/request/RequestFrame/requestFrame.messages.ts'
import { useLocalTime } from '../../../features/request/RequestFrame/useLocalTime.ts'
import { isPaidInFull } from '../../../features/request/RequestStatus/isPaidInFull.ts'
import {
  type RequestStage,
  requestStage,
} from '../../../features/request/RequestStatus/requestStage.ts'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { type RequestPageQuery, useRequestPageQuery } from './RequestPage.generated.ts'
import type { loader } from './RequestPage.loader.ts'
import css from './RequestPage.module.css'
import { requestPageMessages as messages } from './requestPage.messages.ts'

const CancelRequest = hydrateOnInteraction(
  async () => (await import('./RequestPage.later.tsx')).CancelRequest,
)
const RequestPapers = hydrateOnInteraction(
  async () => (await import('./RequestPage.later.tsx')).RequestPapers,
)
const RequestTimeline = hydrateOnInteraction(
  async () => (await import('./RequestPage.later.tsx')).RequestTimeline,
)
const WriteReview = hydrateOnInteraction(
  async () => (await import('./RequestPage.later.tsx')).WriteReview,
)

const openings: Record<RequestStage, { heading: MessageDescriptor; lead: MessageDescriptor }> = {
  asked: { heading: messages.pendingHeading, lead: messages.pendingLead },
  confirmed: { heading: messages.prepaymentHeading, lead: messages.prepaymentLead },
  paid: { heading: messages.paidHeading, lead: messages.paidLead },
  complete: { heading: messages.completeHeading, lead: messages.completeLead },
  cancelled: { heading: messages.cancelledHeading, lead: messages.cancelledLead },
}

/** The state of a request, for anyone with its link; also for print. */
export function RequestPage() {
  const data = useRequestPageQuery(useLoaderResult<typeof loader>().resultRef).data
  return data.request && <RequestSheet request={data.request} contacts={data.contacts} />
}
RequestPage.later = [CancelRequest, RequestPapers, RequestTimeline, WriteReview]

type Request = NonNullable<RequestPageQuery['request']>

function RequestSheet({
  request,
  contacts,
}: {
  request: Request
  contacts: RequestPageQuery['contacts']
}) {
  const { formatMessage } = useIntl()
  const { tour, organizer, status, contactEmail: email, holdExpiresAt } = request
  const { instant, spokenInstant } = useLocalTime(tour.timeZone)
  const stage = requestStage(status)
  const [name = ''] = request.contactName.split(' ')
  const values = { name, organizer: organizer.name, email }
  const { heading, lead } = openings[stage]
  const isOpen = stage === 'asked' || stage === 'confirmed' || stage === 'paid'
  const facts = [
    {
      name: formatMessage(messages.contact),
      value: [request.contactName, email, request.contactPhone].join(', '),
    },
    ...(request.comment ? [{ name: formatMessage(messages.comment), value: request.comment }] : []),
    { name: formatMessage(messages.sent), value: instant(request.createdAt) },
  ]

  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, { number: String(request.id) })}
      heading={formatMessage(heading, values)}
      lead={formatMessage(isPaidInFull(request) ? messages.settledLead : lead, values)}
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
          <NextStep request={request} />
        </>
      }
      aside={
        <RequestTrip
          request={request}
          isBooked={stage === 'paid' || stage === 'complete'}
          facts={facts}
        />
      }
    >
      {request.nextStep === 'WRITE_REVIEW' && <WriteReview organizer={organizer.name} />}
      {isOpen && (
        <section aria-labelledby="next">
          <h2 id="next">{formatMessage(messages.next)}</h2>
          <RequestTimeline request={request} />
        </section>
      )}
      {(request.documents.length > 0 || request.payments.length > 0 || stage === 'confirmed') && (
        <section aria-labelledby="papers">
          <h2 id="papers">{formatMessage(messages.papers)}</h2>
          <RequestPapers request={request} />
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
      <CancelRequest quote={request.cancelQuote} organizer={organizer.name} />
    </RequestFrame>
  )
}
