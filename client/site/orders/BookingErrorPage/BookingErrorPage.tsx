import { type MessageDescriptor, useIntl } from 'react-intl'
import type { BookingFailure } from '#schema/codes/bookingFailures.ts'
import { useMoneyFormat } from '../../../features/shell/Money/useMoneyFormat.ts'
import { RequestFrame } from '../../../features/request/RequestFrame/RequestFrame.tsx'
import { RequestTrip } from '../../../features/request/RequestFrame/RequestTrip.tsx'
import { type StepLink, StepLinks } from '../../../features/request/RequestFrame/StepLinks.tsx'
import { requestStage } from '../../../features/request/RequestStatus/requestStage.ts'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { tourPath } from '../../tours/TourPage/TourPage.urls.ts'
import {
  type BookingErrorPageQuery,
  useBookingErrorPageQuery,
} from './BookingErrorPage.generated.ts'
import type { loader } from './BookingErrorPage.loader.ts'
import { bookingErrorPageMessages as messages } from './bookingErrorPage.messages.ts'

const openings: Record<BookingFailure, { heading: MessageDescriptor; lead: MessageDescriptor }> = {
  sold_out: { heading: messages.soldOutHeading, lead: messages.soldOutLead },
  payment_declined: { heading: messages.declinedHeading, lead: messages.declinedLead },
  payment_abandoned: { heading: messages.abandonedHeading, lead: messages.abandonedLead },
  expired: { heading: messages.expiredHeading, lead: messages.expiredLead },
  unknown: { heading: messages.unknownHeading, lead: messages.unknownLead },
}

/** Explains what went wrong with a booking, whether money was charged, and what to do next. */
export function BookingErrorPage() {
  const { resultRef, reason } = useLoaderResult<typeof loader>()
  const data = useBookingErrorPageQuery(resultRef).data
  return (
    data.request && <ErrorSheet request={data.request} contacts={data.contacts} reason={reason} />
  )
}

interface ErrorSheetProps {
  request: NonNullable<BookingErrorPageQuery['request']>
  contacts: BookingErrorPageQuery['contacts']
  reason: BookingFailure
}

function ErrorSheet({ request, contacts, reason }: ErrorSheetProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const pathOf = usePagePath()
  const money = useMoneyFormat()
  const { uuid, paid, tour } = request
  const number = String(request.id)
  // all money of a request is in its currency
  const backMinor = request.payments
    .flatMap(({ refunds }) => refunds)
    .reduce((sum, { amount }) => sum + amount.amountMinor, 0)
  const stage = requestStage(request.status)
  const canPay =
    (stage === 'confirmed' || stage === 'paid') && reason !== 'sold_out' && !request.isHoldExpired
  const retry: StepLink = {
    path: pathOf('requestPay', { uuid }),
    title: formatMessage(messages.retry),
    text: formatMessage(messages.retryText),
  }
  const dates: StepLink = {
    path: tourPath(locale, tour),
    title: formatMessage(messages.otherDates),
    text: formatMessage(messages.otherDatesText),
  }
  const steps: StepLink[] = [
    ...(canPay ? [retry] : []),
    ...(tour.isGone ? [] : [dates]),
    {
      path: pathOf('request', { uuid }),
      title: formatMessage(messages.request),
      text: formatMessage(messages.requestText),
    },
    {
      path: pathOf('contacts'),
      title: formatMessage(messages.ask),
      text: formatMessage(messages.askText, { number }),
    },
  ]
  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, { number })}
      crumb={formatMessage(messages.crumb)}
      heading={formatMessage(openings[reason].heading)}
      lead={formatMessage(
        reason === 'expired' && canPay ? messages.pageExpiredLead : openings[reason].lead,
      )}
      aside={<RequestTrip request={request} isBooked={false} hasPrice={false} />}
    >
      <Notice
        tone={paid.amountMinor > 0 ? 'warning' : 'info'}
        title={formatMessage(messages.money)}
      >
        {paid.amountMinor > 0
          ? formatMessage(messages.moneySome, { amount: money(paid) })
          : backMinor > 0
            ? formatMessage(messages.moneyBack, {
                amount: money({ ...paid, amountMinor: backMinor }),
              })
            : formatMessage(messages.moneyNone)}
      </Notice>
      <section aria-labelledby="next">
        <h2 id="next">{formatMessage(messages.next)}</h2>
        <StepLinks steps={steps} />
      </section>
    </RequestFrame>
  )
}
