import { currencyExponent } from '#schema/codes/currencies.ts'
import type { Facet } from '#schema/rules/search/facetGroups.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { clearBit, countMisses, hasBit, intersect, listBits, setBit, unite } from './bitset.ts'
import { calendarMask, dayOfDate } from './calendar.ts'
import type { Catalogue } from './catalogue.ts'
import type { DepartureWindow } from './departureStore.ts'
import { chosenCodes, hasDateFilter, kindsAsked, pageOf, presentFacet } from './facetChoice.ts'
import type { GroupStore } from './facetStore.ts'
import { circleTest } from './geoRadius.ts'
import { pickPage } from './pickPage.ts'
import { type Converter, hasPriceFilter, PriceWindows } from './priceWindows.ts'
import type { PriceBounds } from './searchIndex.ts'
import type { FacetValue } from './tourFacts.ts'

/** What a search finds, before cards are put to it. */
export interface Found {
  totalCount: number
  page: number
  pageCount: number
  ordinals: number[]
  facets: Facet[]
  priceBounds: PriceBounds | null
}

interface ActiveGroup {
  store: GroupStore
  bits: Uint32Array
}

/** Answers a filter from the catalogue alone. */
export const runSearch = (
  catalogue: Catalogue,
  filter: SearchFilter,
  converter: Converter,
  pageSize: number,
  withFacets: boolean,
): Found => {
  const base = baseSet(catalogue, filter)
  const active = activeGroups(catalogue, filter)
  const match = new Uint32Array(catalogue.words)
  const once = new Uint32Array(catalogue.words)
  countMisses(
    base,
    active.map((group) => group.bits),
    match,
    once,
  )

  const window = departureWindow(filter)
  const windows = hasPriceFilter(filter) ? new PriceWindows(filter, converter) : null
  const lowest = lowestPrice(catalogue, window, null, converter)
  const priceBounds = withFacets ? boundsOf(catalogue, match, lowest, converter) : null
  if (window.hasDates || windows) {
    keepFitting(catalogue, match, window, windows)
    if (withFacets) keepFitting(catalogue, once, window, windows)
  }

  const ordinals = new Int32Array(catalogue.size)
  const totalCount = listBits(match, ordinals)
  const { page, pageCount, offset } = pageOf(filter, totalCount, pageSize)
  const price = window.hasDates || windows ? lowestPrice(catalogue, window, windows, converter) : lowest
  return {
    totalCount,
    page,
    pageCount,
    priceBounds,
    ordinals: pickPage(catalogue, ordinals.subarray(0, totalCount), filter.sort, price, offset, pageSize),
    facets: withFacets ? countFacets(catalogue, filter, active, match, once, ordinals, totalCount) : [],
  }
}

/** Attached tours of the asked kinds that meet everything which is no facet group. */
const baseSet = (catalogue: Catalogue, filter: SearchFilter): Uint32Array => {
  const base = new Uint32Array(catalogue.words)
  for (const kind of kindsAsked(filter)) unite(base, catalogue.live[kind])
  const narrow = (ordinals: Iterable<number>): void => {
    const set = new Uint32Array(catalogue.words)
    for (const ordinal of ordinals) setBit(set, ordinal)
    intersect(base, set)
  }
  if (filter.organizer !== null) narrow(catalogue.organizers.get(filter.organizer) ?? [])
  if (filter.showplace !== null) narrow(catalogue.showplaces.get(filter.showplace) ?? [])
  const ids = textMatches(catalogue, filter)
  if (ids) narrow(ids.flatMap((id) => catalogue.ordinal(id) ?? []))
  if (filter.lat !== null && filter.lng !== null && filter.radius !== null) {
    const isInside = circleTest(filter.lat, filter.lng, filter.radius)
    const ordinals = new Int32Array(catalogue.size)
    const count = listBits(base, ordinals)
    for (let index = 0; index < count; index++) {
      const ordinal = ordinals[index] ?? 0
      if (!isInside(catalogue.lats[ordinal] ?? 0, catalogue.lngs[ordinal] ?? 0)) clearBit(base, ordinal)
    }
  }
  return base
}

/** Tours with the filter's words, and with its place's name where no point says where that is; null without words. */
export const textMatches = (catalogue: Catalogue, filter: SearchFilter): number[] | null => {
  const byText = filter.text === null ? null : catalogue.text.find(filter.text)
  const byPlace = filter.placeName === null || filter.lat !== null ? null : catalogue.text.find(filter.placeName, ['places'])
  if (!byText || !byPlace) return byText ?? byPlace
  const places = new Set(byPlace)
  return byText.filter((id) => places.has(id))
}

const activeGroups = (catalogue: Catalogue, filter: SearchFilter): ActiveGroup[] =>
  catalogue.facets.groups.flatMap((store) => {
    const codes = chosenCodes(store, filter)
    if (!codes) return []
    const bits = new Uint32Array(catalogue.words)
    for (const code of codes) unite(bits, store.bits[code] ?? bits)
    return { store, bits }
  })

const departureWindow = (filter: SearchFilter): DepartureWindow => {
  const from = filter.dateFrom === null ? 0 : dayOfDate(filter.dateFrom)
  const to = filter.dateTo === null ? 2 ** 31 : dayOfDate(filter.dateTo)
  return { from, to, mask: calendarMask(from, to), hasDates: hasDateFilter(filter) }
}

const keepFitting = (catalogue: Catalogue, words: Uint32Array, window: DepartureWindow, windows: PriceWindows | null): void => {
  const ordinals = new Int32Array(catalogue.size)
  const count = listBits(words, ordinals)
  for (let index = 0; index < count; index++) {
    const ordinal = ordinals[index] ?? 0
    if (!catalogue.departures.fits(ordinal, window, windows?.row(catalogue.days[ordinal] ?? 1) ?? null)) clearBit(words, ordinal)
  }
}

/** Lowest converted price of a tour's departures in the window; Infinity when none fits. */
const lowestPrice = (
  catalogue: Catalogue,
  window: DepartureWindow,
  windows: PriceWindows | null,
  converter: Converter,
): ((ordinal: number) => number) =>
  window.hasDates || windows
    ? (ordinal) => catalogue.departures.lowestFitting(ordinal, window, windows?.row(catalogue.days[ordinal] ?? 1) ?? null, converter)
    : catalogue.lowestPrices(converter)

const boundsOf = (
  catalogue: Catalogue,
  words: Uint32Array,
  lowest: (ordinal: number) => number,
  converter: Converter,
): PriceBounds | null => {
  const ordinals = new Int32Array(catalogue.size)
  const count = listBits(words, ordinals)
  let min = Number.POSITIVE_INFINITY
  let max = -1
  for (let index = 0; index < count; index++) {
    const price = lowest(ordinals[index] ?? 0)
    if (price < min) min = price
    if (price > max && price !== Number.POSITIVE_INFINITY) max = price
  }
  const minor = 10 ** currencyExponent[converter.currency]
  return max < 0 ? null : { min: Math.floor(min / minor), max: Math.ceil(max / minor) }
}

/** Disjunctive counts: a group that is chosen in counts the matches and the tours that miss this group only. */
const countFacets = (
  catalogue: Catalogue,
  filter: SearchFilter,
  active: readonly ActiveGroup[],
  match: Uint32Array,
  once: Uint32Array,
  ordinals: Int32Array,
  totalCount: number,
): Facet[] => {
  const kinds = kindsAsked(filter)
  const all = kinds.reduce<number>((sum, kind) => sum + catalogue.liveCount[kind], 0)
  // The smaller side is counted: the matches, or what the totals have beyond them.
  const isMostOfAll = totalCount * 2 > all
  let words: Uint32Array = match
  let size = totalCount
  if (isMostOfAll) {
    words = new Uint32Array(catalogue.words)
    for (const kind of kinds) unite(words, catalogue.live[kind])
    for (let at = 0; at < words.length; at++) words[at] = (words[at] ?? 0) & ~(match[at] ?? 0)
    size = listBits(words, ordinals)
  }
  const missed = new Map(active.map(({ store, bits }) => [store, bits]))
  const spare = new Int32Array(missed.size > 0 ? catalogue.size : 0)
  return catalogue.facets.groups.map((store) => {
    const counts = new Int32Array(store.values.length)
    if (isMostOfAll)
      for (const kind of kinds)
        for (let code = 0; code < counts.length; code++) counts[code] = (counts[code] ?? 0) + (store.totals[kind][code] ?? 0)
    store.count(words, ordinals, size, counts, isMostOfAll ? -1 : 1)
    const bits = missed.get(store)
    if (bits) {
      const others = once.map((word, at) => word & ~(bits[at] ?? 0))
      store.count(others, spare, listBits(others, spare), counts, 1)
    }
    const byValue = new Map<FacetValue, number>()
    for (let code = 0; code < counts.length; code++) {
      const count = counts[code] ?? 0
      const value = store.values[code]
      if (count > 0 && value !== undefined) byValue.set(value, count)
    }
    return presentFacet(store.group, byValue, filter)
  })
}

/** Attached tours most like one: a shared region weighs most, then collections and kinds of rest; equals in default order. */
export const findSimilar = (catalogue: Catalogue, tourId: number, count: number): number[] => {
  const self = catalogue.ordinal(tourId)
  if (self === undefined) return []
  const kind = catalogue.kindOf(self)
  const scores = new Map<number, number>()
  for (const [group, weight] of [
    ['regions', 4],
    ['collections', 2],
    ['restKinds', 1],
  ] as const) {
    const store = catalogue.facets.group(group)
    for (const code of store.lists.codes(self)) {
      const bits = store.bits[code]
      if (!bits) continue
      const ordinals = new Int32Array(catalogue.size)
      const size = listBits(bits, ordinals)
      for (let index = 0; index < size; index++) {
        const other = ordinals[index] ?? 0
        if (other !== self && hasBit(catalogue.live[kind], other)) scores.set(other, (scores.get(other) ?? 0) + weight)
      }
    }
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || catalogue.compare(a[0], b[0]))
    .slice(0, count)
    .map(([ordinal]) => ordinal)
}
