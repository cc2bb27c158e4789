import { canMoveRequest, type RequestActor, type RequestStatusName, requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { ledgerEntryOf, takesSeatsAnew } from '#schema/rules/booking/seatLedger.ts'
import type { Tx } from '../../../../db/connect.ts'
import { record } from '../../../../db/recordEvent.ts'
import { lockFreeSeats } from '../../../departures/actions/lockFreeSeats.ts'
import { RequestMovedError, SoldOutError } from '../../requests.errors.ts'
import { requestStatusChanged } from '../../requests.events.ts'

interface Move {
  requestId: number
  from: RequestStatusName
  to: RequestStatusName
  actor: RequestActor
  /** Who is logged in; null for the system and for who holds the link. */
  actorUserId?: number | null
  /** Words to the other side, kept in the history. */
  message?: string
  /** False where the traveler gets no e-mail. */
  notifyTraveler?: boolean
  /** Until when seats that are not paid for are held. */
  holdExpiresAt?: Date | null
  now: Date
}

/**
 * Moves a request from one status to another: compare and swap, so that of two who decide at once one succeeds. Seats follow
 * in the ledger, the history gets its row, and an event reports it, all or nothing.
 * @throws RequestMovedError when the request is not (any more) in `from`; SoldOutError when seats given up before are gone
 */
export const moveRequest = async (tx: Tx, move: Move): Promise<void> => {
  const { requestId, from, to, actor, actorUserId = null, message = '', notifyTraveler = true, holdExpiresAt = null, now } = move
  if (!canMoveRequest(from, to, actor)) throw new RangeError(`${actor} can't move a request from ${from} to ${to}`)
  const items = await itemsOf(tx, requestId)
  // first, so that a refusal leaves everything as it was
  if (takesSeatsAnew(from, to)) await expectFreeSeats(tx, items)
  const { count } = await tx.request.updateMany({
    where: { id: requestId, status: requestStatuses[from] },
    data: { status: requestStatuses[to], holdExpiresAt },
  })
  if (count === 0) throw new RequestMovedError()
  await moveSeats(tx, move, items)
  const event = await tx.requestEvent.create({
    data: { requestId, fromStatus: requestStatuses[from], toStatus: requestStatuses[to], actor, actorUserId, message, createdAt: now },
    select: { id: true },
  })
  await record(tx, requestStatusChanged({ requestId, eventId: event.id, from, to, notifyTraveler }))
}

interface Item {
  tourDateOptionId: number
  seats: number
}

/** In the order of their options, so that two requests never wait for each other. */
const itemsOf = async (tx: Tx, requestId: number): Promise<Item[]> => {
  const items = await tx.requestItem.findMany({
    where: { requestId },
    orderBy: { tourDateOptionId: 'asc' },
    select: { tourDateOptionId: true, adults: true, children: true },
  })
  return items.map(({ tourDateOptionId, adults, children }) => ({ tourDateOptionId, seats: adults + children }))
}

const expectFreeSeats = async (tx: Tx, items: readonly Item[]): Promise<void> => {
  for (const { tourDateOptionId, seats } of items) {
    const free = await lockFreeSeats(tx, tourDateOptionId)
    if (free < seats) throw new SoldOutError(free)
  }
}

const moveSeats = async (tx: Tx, { requestId, from, to, now }: Move, items: readonly Item[]): Promise<void> => {
  const data = items.flatMap(({ tourDateOptionId, seats }) => {
    const entry = ledgerEntryOf(from, to, seats)
    return entry ? [{ ...entry, tourDateOptionId, requestId, createdAt: now }] : []
  })
  if (data.length > 0) await tx.seatLedgerEntry.createMany({ data })
}
