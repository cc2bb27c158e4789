import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { BookingFailure } from '#schema/codes/bookingFailures.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { loadRequest } from '../../../features/request/RequestFrame/loadRequest.ts'
import { siteContext } from '../../../routing/site.ts'
import {
  BookingSuccessPageDocument,
  type BookingSuccessPageQuery,
} from './BookingSuccessPage.generated.ts'

/**
 * Loads a request; 404 for an unknown link. A payment that came too late redirects to the error
 * page.
 */
export const loader = (args: LoaderFunctionArgs) =>
  loadRequest(BookingSuccessPageDocument, args, ({ request }) => {
    const reason = request && failureOf(request)
    const { locale } = args.context.get(siteContext)
    if (reason)
      throw redirect(
        `${pagePath('bookingError', locale, { uuid: request.uuid })}?reason=${reason}`,
        303,
      )
  })

const failureOf = ({
  status,
  payments,
}: NonNullable<BookingSuccessPageQuery['request']>): BookingFailure | null => {
  if (status !== 'CANCELLED_BY_SYSTEM') return null
  const reasons = payments.flatMap(({ refunds }) => refunds.map(({ reason }) => reason))
  if (reasons.includes('SEATS_GONE')) return 'sold_out'
  return reasons.length > 0 ? 'expired' : null
}
