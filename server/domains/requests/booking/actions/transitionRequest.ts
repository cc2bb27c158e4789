import {
  canTransitionRequest,
  type RequestActor,
  type RequestStatusName,
  requestStatuses,
} from '#schema/rules/booking/requestStatuses.ts'
import { ledgerEntryOf, reacquiresSeats } from '#schema/rules/booking/seatLedger.ts'
import type { Tx } from '../../../../db/connect.ts'
import { record } from '../../../../db/recordEvent.ts'
import { lockFreeSeats } from '../../../departures/actions/lockFreeSeats.ts'
import { RequestStatusChangedError, SoldOutError } from '../../requests.errors.ts'
import { requestStatusChanged } from '../../requests.events.ts'

interface Move {
  requestId: number
  from: RequestStatusName
  to: RequestStatusName
  actor: RequestActor
  /** The logged-in person; null for the system and for link holders. */
  actorUserId?: number | null
  /** Message to the other side, kept in the history. */
  message?: string
  /** False sends the traveler no e-mail. */
  notifyTraveler?: boolean
  /** Expiry of the hold on unpaid seats. */
  holdExpiresAt?: Date | null
  now: Date
}

/**
 * Changes a request's status by compare and swap: one of two parallel decisions succeeds. The seat
 * ledger and the history follow and an event reports it, all or nothing.
 * @throws RequestStatusChangedError when the request is not in `from` any more; SoldOutError when
 * released seats are taken
 */
export const transitionRequest = async (tx: Tx, move: Move): Promise<void> => {
  const {
    requestId,
    from,
    to,
    actor,
    actorUserId = null,
    message = '',
    notifyTraveler = true,
    holdExpiresAt = null,
    now,
  } = move
  if (!canTransitionRequest(from, to, actor))
    throw new RangeError(`${actor} can't change a request from ${from} to ${to}`)
  const items = await itemsOf(tx, requestId)
  // checked first: a refusal leaves everything unchanged
  if (reacquiresSeats(from, to)) await expectFreeSeats(tx, items)
  const { count } = await tx.request.updateMany({
    where: { id: requestId, status: requestStatuses[from] },
    data: { status: requestStatuses[to], holdExpiresAt },
  })
  if (count === 0) throw new RequestStatusChangedError()
  await moveSeats(tx, move, items)
  const event = await tx.requestEvent.create({
    data: {
      requestId,
      fromStatus: requestStatuses[from],
      toStatus: requestStatuses[to],
      actor,
      actorUserId,
      message,
      createdAt: now,
    },
    select: { id: true },
  })
  await record(tx, requestStatusChanged({ requestId, eventId: event.id, from, to, notifyTraveler }))
}

interface Item {
  tourDateOptionId: number
  seats: number
}

/** Ordered by option, so that two requests never wait for each other. */
const itemsOf = async (tx: Tx, requestId: number): Promise<Item[]> => {
  const items = await tx.requestItem.findMany({
    where: { requestId },
    orderBy: { tourDateOptionId: 'asc' },
    select: { tourDateOptionId: true, adults: true, children: true },
  })
  return items.map(({ tourDateOptionId, adults, children }) => ({
    tourDateOptionId,
    seats: adults + children,
  }))
}

const expectFreeSeats = async (tx: Tx, items: readonly Item[]): Promise<void> => {
  for (const { tourDateOptionId, seats } of items) {
    const free = await lockFreeSeats(tx, tourDateOptionId)
    if (free < seats) throw new SoldOutError(free)
  }
}

const moveSeats = async (
  tx: Tx,
  { requestId, from, to, now }: Move,
  items: readonly Item[],
): Promise<void> => {
  const data = items.flatMap(({ tourDateOptionId, seats }) => {
    const entry = ledgerEntryOf(from, to, seats)
    return entry ? [{ ...entry, tourDateOptionId, requestId, createdAt: now }] : []
  })
  if (data.length > 0) await tx.seatLedgerEntry.createMany({ data })
}
