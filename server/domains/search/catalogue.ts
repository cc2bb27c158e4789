import type { Clock } from '../../core/clock.ts'
import { clearBit, grown, hasBit, setBit, wordsFor } from './bitset.ts'
import { parseCard } from './cardSource.ts'
import { type DepartureRow, DepartureStore } from './departureStore.ts'
import { FacetStore, type Kind, kinds } from './facetStore.ts'
import type { Converter } from './priceWindows.ts'
import { createTextIndex, type TourWords } from './textIndex.ts'
import type { TourFacts, TourRow } from './tourFacts.ts'
import { ZoneDays } from './zoneDays.ts'

/**
 * All visible tours by ordinal. Ordinals follow the default sort (descending popularity, then id)
 * at the time the catalogue was built. Later tours are appended; `compare` knows their place in the
 * order. A tour is attached (counted and found) while it has an open departure. Changes are
 * synchronous, so a reader never sees half of one.
 */
export class Catalogue {
  /** Ordinals below this one are in default order. */
  sorted = 0
  /** Number of ordinals in use, including abandoned ones. */
  size = 0
  words: number
  readonly facets: FacetStore
  readonly departures: DepartureStore
  readonly text = createTextIndex()
  /** Attached tours by kind. */
  readonly live: [Uint32Array, Uint32Array, Uint32Array]
  readonly liveCount: [number, number, number] = [0, 0, 0]
  readonly organizers = new Map<number, Set<number>>()
  readonly showplaces = new Map<number, Set<number>>()
  /**
   * Buffers for lists of ordinals during a search; searches are synchronous, so one of each is
   * enough.
   */
  found: Int32Array
  spare: Int32Array
  /** Sort keys by ordinal, while a page is picked. */
  keys: Float64Array
  ids: Int32Array
  days: Uint16Array
  lats: Float64Array
  lngs: Float64Array
  /** JSON of the cards, by ordinal. */
  readonly cards: string[] = []
  private popularities: Int32Array
  private readonly facts: Array<{
    kind: Kind
    organizer: number
    showplaces: readonly number[]
    places: string
  } | null> = []
  private readonly ordinals = new Map<number, number>()
  private readonly prices = new Map<string, Float64Array>()
  private readonly zones: ZoneDays
  private capacity: number
  private readonly wordsOf: (row: TourRow) => TourWords

  constructor(expected: number, clock: Clock, wordsOf: (row: TourRow) => TourWords) {
    this.capacity = wordsFor(Math.ceil(expected * 1.1) + 256) * 32
    this.words = wordsFor(this.capacity)
    this.facets = new FacetStore(this.capacity)
    this.departures = new DepartureStore(this.capacity)
    this.live = [
      new Uint32Array(this.words),
      new Uint32Array(this.words),
      new Uint32Array(this.words),
    ]
    this.found = new Int32Array(this.capacity)
    this.spare = new Int32Array(this.capacity)
    this.keys = new Float64Array(this.capacity)
    this.ids = new Int32Array(this.capacity)
    this.days = new Uint16Array(this.capacity)
    this.lats = new Float64Array(this.capacity)
    this.lngs = new Float64Array(this.capacity)
    this.popularities = new Int32Array(this.capacity)
    this.zones = new ZoneDays(clock)
    this.wordsOf = wordsOf
  }

  ordinal(tourId: number): number | undefined {
    return this.ordinals.get(tourId)
  }

  kindOf(ordinal: number): Kind {
    return this.facts[ordinal]?.kind ?? 0
  }

  isLive(ordinal: number): boolean {
    return kinds.some((kind) => hasBit(this.live[kind], ordinal))
  }

  /**
   * Number of ordinals outside the default order; when there are many, the catalogue is rebuilt.
   */
  get tail(): number {
    return this.size - this.sorted
  }

  /**
   * Finds up to which ordinal the tours are in default order. Called once, after the first load.
   */
  seal(): void {
    this.sorted = 0
    let ordered = Math.min(1, this.size)
    // If a popularity changed during the load, the tours from there on belong to the tail.
    while (ordered < this.size && this.compare(ordered - 1, ordered) < 0) ordered++
    this.sorted = ordered
  }

  /** Adds or updates a tour. */
  put(row: TourRow): void {
    const { facts } = row
    let ordinal = this.ordinals.get(facts.id)
    if (ordinal !== undefined && this.popularities[ordinal] !== facts.popularity) {
      this.giveUp(ordinal)
      ordinal = undefined
    }
    const isNew = ordinal === undefined
    const at = ordinal ?? this.append(facts)
    const before = this.facts[at]
    const words = this.wordsOf(row)
    const places = words.places
    const isReadAgain =
      isNew || before?.places !== places || textsOf(this.cards[at] ?? '{}') !== textsOf(row.card)
    if (!isNew) this.detach(at)
    this.facts[at] = {
      kind: facts.kind,
      organizer: facts.organizer,
      showplaces: facts.showplaces ?? [],
      places,
    }
    this.days[at] = facts.days
    this.lats[at] = facts.lat
    this.lngs[at] = facts.lng
    this.cards[at] = row.card
    this.facets.put(at, facts.values)
    this.zones.set(at, facts.timeZone)
    this.departures.put(at, facts.departures ?? [], this.zones.today(at))
    for (const prices of this.prices.values()) prices[at] = -1
    if (isReadAgain) this.text.put(words)
    this.attach(at)
  }

  /** Replaces the open departures of a tour; ignores unknown tours. */
  putDepartures(tourId: number, departures: readonly DepartureRow[]): void {
    const ordinal = this.ordinals.get(tourId)
    if (ordinal === undefined) return
    this.detach(ordinal)
    this.departures.put(ordinal, departures, this.zones.today(ordinal))
    for (const prices of this.prices.values()) prices[ordinal] = -1
    this.attach(ordinal)
  }

  remove(tourId: number): void {
    const ordinal = this.ordinals.get(tourId)
    if (ordinal === undefined) return
    this.giveUp(ordinal)
    this.text.remove(tourId)
  }

  /**
   * Removes departures whose day has begun in their zone. Cheap unless a quarter of an hour has
   * passed since the last check.
   * @returns whether any were removed
   */
  passMidnights(): boolean {
    let isChanged = false
    this.zones.advance(this.size, (ordinal, today) => {
      if (!this.facts[ordinal]) return
      const wasLive = this.isLive(ordinal)
      if (!this.departures.dropBefore(ordinal, today)) return
      isChanged = true
      for (const prices of this.prices.values()) prices[ordinal] = -1
      if (wasLive && this.departures.counts[ordinal] === 0) this.detach(ordinal)
    })
    return isChanged
  }

  /** Drops converted prices after a change of rates; they are computed again on demand. */
  forgetPrices(): void {
    this.prices.clear()
  }

  /**
   * Returns a function for the lowest price of a tour's open departures, in minor units of the
   * converter's currency; computed on demand.
   */
  lowestPrices(converter: Converter): (ordinal: number) => number {
    let prices = this.prices.get(converter.currency)
    if (!prices) {
      prices = new Float64Array(this.capacity).fill(-1)
      this.prices.set(converter.currency, prices)
    }
    const known = prices
    const anyDay = { from: 0, to: 0, mask: 0, hasDates: false }
    return (ordinal) => {
      let price = known[ordinal] ?? -1
      if (price === -1) {
        price = this.departures.lowestFitting(ordinal, anyDay, null, converter)
        known[ordinal] = price
      }
      return price
    }
  }

  /** Compares tours by the default sort: negative when the left one comes first. */
  compare(left: number, right: number): number {
    if (left < this.sorted && right < this.sorted) return left - right
    return (
      (this.popularities[right] ?? 0) - (this.popularities[left] ?? 0) ||
      (this.ids[left] ?? 0) - (this.ids[right] ?? 0)
    )
  }

  private append(facts: TourFacts): number {
    if (this.size === this.capacity) this.grow()
    const ordinal = this.size++
    this.ids[ordinal] = facts.id
    this.popularities[ordinal] = facts.popularity
    this.ordinals.set(facts.id, ordinal)
    return ordinal
  }

  private giveUp(ordinal: number): void {
    this.detach(ordinal)
    this.ordinals.delete(this.ids[ordinal] ?? 0)
    this.facts[ordinal] = null
    this.cards[ordinal] = ''
  }

  private attach(ordinal: number): void {
    const facts = this.facts[ordinal]
    if (!facts || this.departures.counts[ordinal] === 0) return
    setBit(this.live[facts.kind], ordinal)
    this.liveCount[facts.kind]++
    this.facets.attach(ordinal, facts.kind)
    addTo(this.organizers, facts.organizer, ordinal)
    for (const showplace of facts.showplaces) addTo(this.showplaces, showplace, ordinal)
  }

  private detach(ordinal: number): void {
    const facts = this.facts[ordinal]
    if (!facts || !hasBit(this.live[facts.kind], ordinal)) return
    clearBit(this.live[facts.kind], ordinal)
    this.liveCount[facts.kind]--
    this.facets.detach(ordinal, facts.kind)
    this.organizers.get(facts.organizer)?.delete(ordinal)
    for (const showplace of facts.showplaces) this.showplaces.get(showplace)?.delete(ordinal)
  }

  private grow(): void {
    this.capacity = wordsFor(Math.ceil(this.capacity * 1.5)) * 32
    this.words = wordsFor(this.capacity)
    this.facets.grow(this.capacity)
    this.departures.grow(this.capacity)
    for (const kind of kinds) this.live[kind] = grown(this.live[kind], this.words)
    const [ids, days, lats, lngs, popularities] = [
      this.ids,
      this.days,
      this.lats,
      this.lngs,
      this.popularities,
    ]
    this.found = new Int32Array(this.capacity)
    this.spare = new Int32Array(this.capacity)
    this.keys = new Float64Array(this.capacity)
    this.ids = new Int32Array(this.capacity)
    this.ids.set(ids)
    this.days = new Uint16Array(this.capacity)
    this.days.set(days)
    this.lats = new Float64Array(this.capacity)
    this.lats.set(lats)
    this.lngs = new Float64Array(this.capacity)
    this.lngs.set(lngs)
    this.popularities = new Int32Array(this.capacity)
    this.popularities.set(popularities)
    this.prices.clear()
  }
}

/** Returns a card's texts, to detect whether they changed. */
const textsOf = (card: string): string => JSON.stringify(parseCard(card).texts)

const addTo = (sets: Map<number, Set<number>>, key: number, ordinal: number): void => {
  const set = sets.get(key)
  if (set) set.add(ordinal)
  else sets.set(key, new Set([ordinal]))
}
