import { holdsSeats, type RequestStatusName } from './requestStatuses.ts'

/** What an entry does to the free seats: a hold and a sale of free seats take them, a release gives them back. */
interface LedgerEntry {
  kind: 'hold' | 'sale' | 'release'
  seats: number
  delta: number
}

/** Seats that were given up have to be free before the request can have them again. */
export const reacquiresSeats = (from: RequestStatusName, to: RequestStatusName): boolean =>
  !holdsSeats(from) && holdsSeats(to)

/** What a change of status writes for seats; null where they stay as they are. A sale of seats that are held moves no count. */
export const ledgerEntryOf = (
  from: RequestStatusName,
  to: RequestStatusName,
  seats: number,
): LedgerEntry | null => {
  if (to === 'made_prepayment') return { kind: 'sale', seats, delta: holdsSeats(from) ? 0 : -seats }
  return holdsSeats(from) && !holdsSeats(to) ? { kind: 'release', seats, delta: seats } : null
}
