import { calendarBit } from './calendar.ts'
import { type Converter, currencyCode } from './priceWindows.ts'

/**
 * A departure as read: id, start day, end day, price, price without discount, free seats, currency,
 * whether not guaranteed.
 */
export type DepartureRow = readonly [
  id: number,
  start: number,
  end: number,
  price: number,
  without: number | null,
  free: number,
  currency: string,
  notGuaranteed: boolean,
]

const mixed = 255
/** Maximum day in Uint16, in the year 2149. */
const lastDay = 65_535

/** Days between which a departure must start and end. */
export interface DepartureWindow {
  from: number
  to: number
  /** `calendarMask` of `from` and `to`. */
  mask: number
  hasDates: boolean
}

/**
 * Open departures of all tours in columns, sorted by day; those of one tour are contiguous. Two
 * values per tour allow early exits: a coarse calendar, and the price range where all departures
 * share a currency.
 */
export class DepartureStore {
  offsets: Int32Array
  counts: Uint16Array
  private rooms: Uint16Array
  private calendars: Int32Array
  private lowest: Int32Array
  private highest: Int32Array
  private shared: Uint8Array
  private end = 0
  ids = new Int32Array(0)
  starts = new Uint16Array(0)
  ends = new Uint16Array(0)
  prices = new Int32Array(0)
  withouts = new Int32Array(0)
  frees = new Uint16Array(0)
  currencies = new Uint8Array(0)
  flags = new Uint8Array(0)

  constructor(capacity: number) {
    this.offsets = new Int32Array(capacity)
    this.counts = new Uint16Array(capacity)
    this.rooms = new Uint16Array(capacity)
    this.calendars = new Int32Array(capacity)
    this.lowest = new Int32Array(capacity)
    this.highest = new Int32Array(capacity)
    this.shared = new Uint8Array(capacity)
    this.growPool(capacity * 4)
  }

  grow(capacity: number): void {
    this.offsets = into(new Int32Array(capacity), this.offsets)
    this.counts = into(new Uint16Array(capacity), this.counts)
    this.rooms = into(new Uint16Array(capacity), this.rooms)
    this.calendars = into(new Int32Array(capacity), this.calendars)
    this.lowest = into(new Int32Array(capacity), this.lowest)
    this.highest = into(new Int32Array(capacity), this.highest)
    this.shared = into(new Uint8Array(capacity), this.shared)
  }

  /**
   * Replaces a tour's departures with those that start today or later; `rows` are sorted by start
   * day.
   */
  put(ordinal: number, rows: readonly DepartureRow[], today: number): void {
    const open = rows.filter((row) => row[1] >= today && currencyCode.has(row[6]))
    if (open.length > (this.rooms[ordinal] ?? 0)) {
      if (this.end + open.length > this.ids.length)
        this.growPool(Math.ceil(this.ids.length * 1.5) + open.length)
      this.offsets[ordinal] = this.end
      this.rooms[ordinal] = open.length
      this.end += open.length
    }
    this.counts[ordinal] = open.length
    const offset = this.offsets[ordinal] ?? 0
    open.forEach(([id, start, end, price, without, free, currency, notGuaranteed], index) => {
      const at = offset + index
      this.ids[at] = id
      this.starts[at] = Math.min(start, lastDay)
      this.ends[at] = Math.min(end, lastDay)
      this.prices[at] = price
      this.withouts[at] = without ?? 0
      this.frees[at] = Math.min(free, 65_535)
      this.currencies[at] = currencyCode.get(currency) ?? 0
      this.flags[at] = notGuaranteed ? 1 : 0
    })
    this.summarise(ordinal)
  }

  /** Removes departures before the day. @returns whether there were any */
  dropBefore(ordinal: number, today: number): boolean {
    let dropped = 0
    const offset = this.offsets[ordinal] ?? 0
    const count = this.counts[ordinal] ?? 0
    while (dropped < count && (this.starts[offset + dropped] ?? 0) < today) dropped++
    if (dropped === 0) return false
    this.offsets[ordinal] = offset + dropped
    this.counts[ordinal] = count - dropped
    this.rooms[ordinal] = (this.rooms[ordinal] ?? 0) - dropped
    this.summarise(ordinal)
    return true
  }

  private summarise(ordinal: number): void {
    const offset = this.offsets[ordinal] ?? 0
    const end = offset + (this.counts[ordinal] ?? 0)
    const currency = this.currencies[offset] ?? 0
    let calendar = 0
    let low = 2 ** 31 - 1
    let high = 0
    let shared = currency
    for (let at = offset; at < end; at++) {
      calendar |= calendarBit(this.starts[at] ?? 0)
      const price = this.prices[at] ?? 0
      if (price < low) low = price
      if (price > high) high = price
      if (this.currencies[at] !== currency) shared = mixed
    }
    this.calendars[ordinal] = calendar
    this.lowest[ordinal] = low
    this.highest[ordinal] = high
    this.shared[ordinal] = shared
  }

  /**
   * Returns whether the tour has a departure in the window within the price bounds. @param row of
   * `PriceWindows`; null: any price
   */
  fits(ordinal: number, window: DepartureWindow, row: Float64Array | null): boolean {
    if (window.hasDates && ((this.calendars[ordinal] ?? 0) & window.mask) === 0) return false
    const shared = this.shared[ordinal] ?? mixed
    if (row && shared !== mixed) {
      const low = row[shared * 2] ?? 0
      const high = row[shared * 2 + 1] ?? 0
      const lowest = this.lowest[ordinal] ?? 0
      const highest = this.highest[ordinal] ?? 0
      if (highest < low || lowest > high) return false
      if (!window.hasDates && (lowest >= low || highest <= high))
        return (this.counts[ordinal] ?? 0) > 0
    }
    const offset = this.offsets[ordinal] ?? 0
    const end = offset + (this.counts[ordinal] ?? 0)
    for (let at = offset; at < end; at++) {
      if (window.hasDates && (this.starts[at] ?? 0) > window.to) return false
      if (this.holds(at, window, row)) return true
    }
    return false
  }

  /**
   * Returns the lowest converted price among fitting departures; Infinity when none fits or no rate
   * is known.
   */
  lowestFitting(
    ordinal: number,
    window: DepartureWindow,
    row: Float64Array | null,
    converter: Converter,
  ): number {
    if (window.hasDates && ((this.calendars[ordinal] ?? 0) & window.mask) === 0)
      return Number.POSITIVE_INFINITY
    const shared = this.shared[ordinal] ?? mixed
    const offset = this.offsets[ordinal] ?? 0
    const end = offset + (this.counts[ordinal] ?? 0)
    let best = Number.POSITIVE_INFINITY
    if (!window.hasDates && shared !== mixed && end > offset) {
      const lowest = this.lowest[ordinal] ?? 0
      if (!row || (lowest >= (row[shared * 2] ?? 0) && lowest <= (row[shared * 2 + 1] ?? 0)))
        best = lowest
    }
    if (best === Number.POSITIVE_INFINITY)
      for (let at = offset; at < end; at++) {
        if (window.hasDates && (this.starts[at] ?? 0) > window.to) break
        if (!this.holds(at, window, row)) continue
        // Within one currency conversion keeps the order, so only the lowest price is converted, at
        // the end.
        const price =
          shared === mixed
            ? converter.convert(this.prices[at] ?? 0, this.currencies[at] ?? 0)
            : (this.prices[at] ?? 0)
        if (price < best) best = price
      }
    if (shared === mixed || best === Number.POSITIVE_INFINITY) return best
    const converted = converter.convert(best, shared)
    return Number.isNaN(converted) ? Number.POSITIVE_INFINITY : converted
  }

  /**
   * Returns the position of the cheapest open departure, the earliest of equals; -1 when there is
   * none.
   */
  cheapest(ordinal: number, converter: Converter): number {
    const offset = this.offsets[ordinal] ?? 0
    const end = offset + (this.counts[ordinal] ?? 0)
    let best = Number.POSITIVE_INFINITY
    let found = -1
    for (let at = offset; at < end; at++) {
      const price = converter.convert(this.prices[at] ?? 0, this.currencies[at] ?? 0)
      if (price < best || found < 0) {
        // A price without a rate can't be compared: any other departure wins.
        best = Number.isNaN(price) ? Number.POSITIVE_INFINITY : price
        found = at
      }
    }
    return found
  }

  private holds(at: number, window: DepartureWindow, row: Float64Array | null): boolean {
    if (
      window.hasDates &&
      ((this.starts[at] ?? 0) < window.from || (this.ends[at] ?? 0) > window.to)
    )
      return false
    if (!row) return true
    const price = this.prices[at] ?? 0
    const code = (this.currencies[at] ?? 0) * 2
    return price >= (row[code] ?? 0) && price <= (row[code + 1] ?? 0)
  }

  private growPool(size: number): void {
    this.ids = into(new Int32Array(size), this.ids)
    this.starts = into(new Uint16Array(size), this.starts)
    this.ends = into(new Uint16Array(size), this.ends)
    this.prices = into(new Int32Array(size), this.prices)
    this.withouts = into(new Int32Array(size), this.withouts)
    this.frees = into(new Uint16Array(size), this.frees)
    this.currencies = into(new Uint8Array(size), this.currencies)
    this.flags = into(new Uint8Array(size), this.flags)
  }
}

const into = <T extends Int32Array | Uint16Array | Uint8Array>(target: T, from: T): T => {
  target.set(from)
  return target
}
