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
 * All visible tours by ordinal. Ordinals follow the default sort (popularity downwards, then id) as it was when the
 * catalogue was built; tours that come later are appended, their place in the order is in `compare`. A tour is attached
 * (counted and found) while it has an open departure. Changes are synchronous: a reader never sees half of one.
 */
export class Catalogue {
  /** Ordinals below are in default order by themselves. */
  sorted = 0
  /** Ordinals in use, also those given up. */
  size = 0
  words: number
  readonly facets: FacetStore
  readonly departures: DepartureStore
  readonly text = createTextIndex()
  /** Attached tours of each kind. */
  readonly live: [Uint32Array, Uint32Array, Uint32Array]
  readonly liveCount: [number, number, number] = [0, 0, 0]
  readonly organizers = new Map<number, Set<number>>()
  readonly showplaces = new Map<number, Set<number>>()
  /** Room for lists of ordinals while a search runs: searches are synchronous, so one of each is enough. */
  found: Int32Array
  spare: Int32Array
  /** Sort keys by ordinal while a page is picked. */
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

  /** Appended ordinals: when they are many it is time to build anew. */
  get tail(): number {
    return this.size - this.sorted
  }

  /** Called once, after the first load: as far as the tours came in default order, ordinals stand for it. */
  seal(): void {
    this.sorted = 0
    let ordered = Math.min(1, this.size)
    // A popularity that changed while the tours were read puts what follows into the tail.
    while (ordered < this.size && this.compare(ordered - 1, ordered) < 0) ordered++
    this.sorted = ordered
  }

  /** Takes a tour in, or its change. */
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

  /** Takes the open departures of a tour in; one that is not known has none to show. */
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

  /** Lets departures go whose day has come in their zone. Costs a comparison until some midnight has passed. @returns whether any went */
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

  /** Rates moved: converted prices are computed again when asked for. */
  forgetPrices(): void {
    this.prices.clear()
  }

  /** Lowest price of each tour's open departures, minor units of the converter's currency, filled in on demand. */
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

  /** Negative when the left tour stands before the right one in the default sort. */
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

/** The words of a card, to tell whether they changed. */
const textsOf = (card: string): string => JSON.stringify(parseCard(card).texts)

const addTo = (sets: Map<number, Set<number>>, key: number, ordinal: number): void => {
  const set = sets.get(key)
  if (set) set.add(ordinal)
  else sets.set(key, new Set([ordinal]))
}
