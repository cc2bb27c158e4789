import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useMoneyFormat } from '../../../features/shell/Money/useMoneyFormat.ts'
import { HoldNote } from '../../../features/request/RequestFrame/HoldNote.tsx'
import { RequestFrame } from '../../../features/request/RequestFrame/RequestFrame.tsx'
import { RequestTrip } from '../../../features/request/RequestFrame/RequestTrip.tsx'
import { useLocalTime } from '../../../features/request/RequestFrame/useLocalTime.ts'
import { requestStage } from '../../../features/request/RequestStatus/requestStage.ts'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import css from './RequestPayPage.module.css'
import { type RequestPayPageQuery, useRequestPayPageQuery } from './RequestPayPage.generated.ts'
import type { loader } from './RequestPayPage.loader.ts'
import type { PayRequest } from './payRequest.ts'
import { requestPayPageMessages as messages } from './requestPayPage.messages.ts'
import { HowToPay } from './sections/HowToPay.tsx'
import { PayNow, PayRefusal } from './sections/PayNow.tsx'
import { PaymentPlan } from './sections/PaymentPlan.tsx'

const CancellationTerms = hydrateOnInteraction(
  async () => (await import('./RequestPayPage.later.tsx')).CancellationTerms,
)

/** Shows what is to be paid for a request and when, with a form to start a payment. */
export function RequestPayPage() {
  const { resultRef, today } = useLoaderResult<typeof loader>()
  const data = useRequestPayPageQuery(resultRef).data
  return data.request && <PaySheet request={data.request} contacts={data.contacts} today={today} />
}

RequestPayPage.later = [CancellationTerms, PayRefusal]

interface PaySheetProps {
  request: PayRequest
  contacts: RequestPayPageQuery['contacts']
  /** Today in the operator's time zone, yyyy-MM-dd; cancellation steps count from it. */
  today: string
}

function PaySheet({ request, contacts, today }: PaySheetProps) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { heading, lead } = usePayOpening(request)
  const stage = requestStage(request.status)
  const isOpen = stage === 'asked' || stage === 'confirmed' || stage === 'paid'
  const isAnythingDue =
    request.dues.dueOnConfirmation.amountMinor + request.dues.balance.amountMinor > 0
  const canPay =
    isAnythingDue &&
    !request.isHoldExpired &&
    request.payMethods.length > 0 &&
    (stage === 'confirmed' || stage === 'paid')
  const agreement = (words: ReactNode[]) => (
    <Link href={`${pathOf('agreement')}#clause-5-2`}>{words}</Link>
  )
  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, { number: String(request.id) })}
      crumb={formatMessage(messages.crumb)}
      heading={heading}
      lead={lead}
      notes={
        request.isHoldExpired && (
          <HoldNote isOver>
            {formatMessage(messages.expired, { organizer: request.organizer.name })}
          </HoldNote>
        )
      }
      aside={
        <RequestTrip
          request={request}
          isBooked={stage === 'paid' || stage === 'complete'}
          hasPrice={stage !== 'cancelled'}
        />
      }
    >
      {isOpen && <PaymentPlan request={request} />}
      {canPay && <PayNow request={request} />}
      {isOpen && isAnythingDue && !canPay && <HowToPay request={request} />}
      {isOpen && (
        <section aria-labelledby="terms">
          <h2 id="terms">{formatMessage(messages.terms)}</h2>
          {stage === 'asked' && (
            <p>{formatMessage(messages.termsAsked, { organizer: request.organizer.name })}</p>
          )}
          <CancellationTerms
            steps={request.cancellationSteps}
            start={request.date.start}
            today={today}
          />
          <p className={css.agreed}>{formatMessage(messages.termsAgreed, { agreement })}</p>
        </section>
      )}
    </RequestFrame>
  )
}

/** Returns heading and lead, which state in one sentence what is to pay. */
function usePayOpening({ status, dues, paid, organizer, tour }: PayRequest): {
  heading: string
  lead: string
} {
  const { formatMessage } = useIntl()
  const money = useMoneyFormat()
  const { day } = useLocalTime(tour.timeZone)
  const values = { organizer: organizer.name }
  const words = (
    heading: keyof typeof messages,
    lead: keyof typeof messages,
    more: Record<string, string> = {},
  ) => ({
    heading: formatMessage(messages[heading], { ...values, ...more }),
    lead: formatMessage(messages[lead], { ...values, ...more }),
  })
  switch (requestStage(status)) {
    case 'asked':
      return words('askedHeading', 'askedLead')
    case 'confirmed':
      return dues.dueOnConfirmation.amountMinor > 0
        ? words('payHeading', 'payLead', { amount: money(dues.dueOnConfirmation) })
        : dues.balanceDueOn === null
          ? words('paidHeading', 'paidLead')
          : words('laterHeading', 'laterLead')
    case 'paid':
      if (dues.dueOnConfirmation.amountMinor > 0)
        return words('restHeading', 'restLead', { amount: money(dues.dueOnConfirmation) })
      return dues.balanceDueOn === null
        ? words('paidHeading', 'paidLead')
        : words('partHeading', 'partLead', {
            amount: money(dues.balance),
            day: day(dues.balanceDueOn),
          })
    case 'complete':
      return words('completeHeading', 'completeLead')
    case 'cancelled':
      return paid.amountMinor > 0
        ? words('cancelledHeading', 'cancelledPaid', { amount: money(paid) })
        : words('cancelledHeading', 'cancelledLead')
  }
}
