import { data as withHeaders, type LoaderFunctionArgs } from 'react-router'
import { readBookingFailure } from '#schema/codes/bookingFailures.ts'
import { loadRequest } from '../../../features/request/RequestFrame/loadRequest.ts'
import { BookingErrorPageDocument } from './BookingErrorPage.generated.ts'

/** Loads a request; 404 for an unknown link. An unlisted reason counts as unknown. */
export async function loader(args: LoaderFunctionArgs) {
  const { data, init } = await loadRequest(BookingErrorPageDocument, args)
  const reason = readBookingFailure(new URL(args.request.url).searchParams.get('reason'))
  return withHeaders({ ...data, reason }, init ?? undefined)
}
