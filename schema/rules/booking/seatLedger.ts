import { holdsSeats, type RequestStatusName } from './requestStatuses.ts'

/**
 * Effect of an entry on the free seats: a hold, or a sale of free seats, takes them; a release
 * returns them.
 */
interface LedgerEntry {
  kind: 'hold' | 'sale' | 'release'
  seats: number
  delta: number
}

/** Returns whether a transition needs seats that were released before, which must still be free. */
export const reacquiresSeats = (from: RequestStatusName, to: RequestStatusName): boolean =>
  !holdsSeats(from) && holdsSeats(to)

/**
 * Returns the ledger entry of a status change; null where seats don't change. A sale of held seats
 * has a delta of zero.
 */
export const ledgerEntryOf = (
  from: RequestStatusName,
  to: RequestStatusName,
  seats: number,
): LedgerEntry | null => {
  if (to === 'made_prepayment') return { kind: 'sale', seats, delta: holdsSeats(from) ? 0 : -seats }
  return holdsSeats(from) && !holdsSeats(to) ? { kind: 'release', seats, delta: seats } : null
}
