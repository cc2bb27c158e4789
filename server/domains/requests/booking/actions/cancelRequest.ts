import { operatorZone } from '#schema/rules/dates/operatorZone.ts'
import type { CancelQuote } from '#schema/rules/booking/cancellation.ts'
import { cancellationQuote } from '#schema/rules/booking/cancellation.ts'
import {
  isOpenRequest,
  type RequestActor,
  type RequestStatusName,
  requestStatusName,
} from '#schema/rules/booking/requestStatuses.ts'
import { actForTraveler } from '../../requests.policy.ts'
import { requireCan } from '../../../../core/can.ts'
import { type Clock, localDateIn } from '../../../../core/clock.ts'
import { DomainError } from '../../../../core/domainError.ts'
import { userIdOf, type Viewer } from '../../../../core/viewer.ts'
import type { Db, Tx } from '../../../../db/connect.ts'
import type { Prisma } from '../../../../db/generated/client/client.ts'
import { closeOpenPayments } from '../../../payments/actions/closeOpenPayments.ts'
import { refundPayments } from '../../../payments/actions/refundPayments.ts'
import { readStoredTerms } from '../cancellationTerms.ts'
import { RefundAmountChangedError, RequestStatusChangedError } from '../../requests.errors.ts'
import { requestsOfStaff, requestsOfViewer } from '../../requests.visibility.ts'
import { paidMinorOf, paymentsSelect } from '../../../payments/reads/paidMoney.ts'
import { dayOf } from '../../../departures/reads/tripTimes.ts'
import { transitionRequest } from './transitionRequest.ts'

/** Columns that a cancellation quote needs. */
export const quoteSelect = {
  id: true,
  userId: true,
  organizerId: true,
  status: true,
  totalMinor: true,
  currency: true,
  cancellationTerms: true,
  payments: paymentsSelect,
  tourDate: { select: { startDate: true, isCanceled: true } },
} as const satisfies Prisma.RequestSelect

type QuotedRequest = Prisma.RequestGetPayload<{ select: typeof quoteSelect }>

/**
 * The person who cancels, with the key of the request: its link, or its number for logged-in
 * people.
 */
export type CancellationActor =
  | { by: 'tourist'; uuid: string; viewer: Viewer }
  | { by: 'organizer' | 'admin'; requestId: number; viewer: Viewer }

const cancelledBy = {
  tourist: 'cancelled_by_tourist',
  organizer: 'cancelled_by_author',
  admin: 'cancelled_by_admin',
} as const satisfies Record<Exclude<RequestActor, 'system'>, RequestStatusName>

/**
 * Returns the refund for canceling the request now, in its minor units; null where it can't be
 * canceled any more. Travelers can cancel until the trip's first day, the last day that the terms
 * cover.
 */
export const cancellationQuoteOf = (
  request: QuotedRequest,
  by: RequestActor,
  now: Date,
): CancelQuote | null => {
  const status = requestStatusName(request.status)
  const start = dayOf(request.tourDate.startDate)
  const today = localDateIn(now, operatorZone)
  if (!isOpenRequest(status) || (by === 'tourist' && today > start)) return null
  return cancellationQuote({
    terms: readStoredTerms(request.cancellationTerms),
    status,
    // a canceled departure is refunded in full, no matter who cancels the request
    by: request.tourDate.isCanceled ? 'system' : by,
    totalMinor: request.totalMinor,
    paidMinor: paidMinorOf(request.payments),
    start,
    today,
  })
}

const find = async (db: Db | Tx, actor: CancellationActor): Promise<QuotedRequest> => {
  const { viewer } = actor
  const where: Prisma.RequestWhereInput =
    actor.by === 'tourist'
      ? { uuid: actor.uuid }
      : actor.by === 'organizer'
        ? { id: actor.requestId, ...requestsOfViewer(viewer, 'decisions') }
        : { id: actor.requestId, ...requestsOfStaff(viewer) }
  const request = await db.request.findFirst({ where, select: quoteSelect })
  if (!request) throw new DomainError('NOT_FOUND', 'No such request')
  if (actor.by === 'tourist') requireCan(viewer, actForTraveler, request)
  return request
}

/**
 * Ends a request, frees its seats and starts the refund that the terms name.
 * @param expectedRefundMinor the refund that the person was shown; null: none was shown
 * @param notifyTraveler false where the traveler gets no e-mail (`notify_client`); the organizer
 * always does
 * @returns the request's id
 * @throws RequestStatusChangedError, RefundAmountChangedError for another refund than shown,
 * DomainError NOT_FOUND, FORBIDDEN for organizers and staff with the traveler's link
 */
export const cancelRequest = async (
  { db, clock }: { db: Db; clock: Clock },
  actor: CancellationActor,
  {
    message,
    expectedRefundMinor,
    notifyTraveler = true,
  }: { message: string; expectedRefundMinor: number | null; notifyTraveler?: boolean },
): Promise<number> => {
  const { by, viewer } = actor
  const now = clock.now()
  const { id } = await find(db, actor)
  await db.$transaction(async (tx) => {
    // parallel payments wait here, then find the request canceled
    await tx.$queryRaw`SELECT id FROM request WHERE id = ${id} FOR NO KEY UPDATE`
    const request = await find(tx, actor)
    const from = requestStatusName(request.status)
    const quote = cancellationQuoteOf(request, by, now)
    if (!quote) throw new RequestStatusChangedError()
    const { refundMinor } = quote
    if (expectedRefundMinor !== null && expectedRefundMinor !== refundMinor)
      throw new RefundAmountChangedError(refundMinor, request.currency)
    await transitionRequest(tx, {
      requestId: id,
      from,
      to: cancelledBy[by],
      actor: by,
      actorUserId: userIdOf(viewer),
      message: message.trim().slice(0, 2000),
      notifyTraveler,
      now,
    })
    await refundPayments(tx, {
      requestId: id,
      amountMinor: refundMinor,
      reason: cancelledBy[by],
      cause: 'cancellation',
      now,
    })
    await closeOpenPayments(tx, { requestId: id })
  })
  return id
}
