import { currencyExponent } from '#schema/codes/currencies.ts'
import type { Facet } from '#schema/rules/search/facetGroups.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { clearBit, countMisses, intersect, listBits, setBit, unite } from './bitset.ts'
import { calendarMask, dayOfDate } from './calendar.ts'
import type { Catalogue } from './catalogue.ts'
import type { DepartureWindow } from './departureStore.ts'
import { type ActiveGroup, countFacets } from './countFacets.ts'
import { chosenCodes, hasDateFilter, requestedKinds, pageOf } from './facetChoice.ts'
import { circleTest } from './geoRadius.ts'
import { pickPage } from './pickPage.ts'
import { type Converter, hasPriceFilter, PriceWindows } from './priceWindows.ts'
import type { PriceBounds } from './reads/searchIndex.ts'

/** Result of a search, without cards. */
export interface Found {
  totalCount: number
  page: number
  pageCount: number
  ordinals: number[]
  facets: Facet[]
  priceBounds: PriceBounds | null
}

/** Runs a filter on the catalogue in memory. */
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

  const departures = {
    window: departureWindow(filter),
    windows: hasPriceFilter(filter) ? new PriceWindows(filter, converter) : null,
    converter,
  }
  const isByDeparture = departures.window.hasDates || departures.windows !== null
  const priceBounds =
    withFacets || isByDeparture ? narrowToDates(catalogue, match, departures) : null
  if (departures.windows) keepFitting(catalogue, match, departures)
  if (isByDeparture && withFacets && active.length > 0) keepFitting(catalogue, once, departures)

  // Scanning departures is the most expensive step, so the sort reuses the prices found for the
  // bounds.
  const price =
    departures.window.hasDates && !departures.windows
      ? (ordinal: number): number => catalogue.keys[ordinal] ?? Number.POSITIVE_INFINITY
      : lowestPrice(catalogue, departures)
  const ordinals = catalogue.found
  const size = listBits(match, ordinals)
  const { page, pageCount, offset } = pageOf(filter, size, pageSize)
  return {
    totalCount: size,
    page,
    pageCount,
    priceBounds: withFacets ? priceBounds : null,
    ordinals: pickPage(catalogue, ordinals.subarray(0, size), filter.sort, price, offset, pageSize),
    facets: withFacets
      ? countFacets(catalogue, filter, active, { words: match, ordinals, size }, once)
      : [],
  }
}

/**
 * Returns the attached tours of the requested kinds that meet all conditions outside the facet
 * groups, dates and prices.
 */
const baseSet = (catalogue: Catalogue, filter: SearchFilter): Uint32Array => {
  const base = new Uint32Array(catalogue.words)
  for (const kind of requestedKinds(filter)) unite(base, catalogue.live[kind])
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
      if (!isInside(catalogue.lats[ordinal] ?? 0, catalogue.lngs[ordinal] ?? 0))
        clearBit(base, ordinal)
    }
  }
  return base
}

/**
 * Returns the tours that match the filter's text, and its place name where it has no coordinates;
 * null without such a condition.
 */
export const textMatches = (catalogue: Catalogue, filter: SearchFilter): number[] | null => {
  const byText = filter.text === null ? null : catalogue.text.find(filter.text)
  const byPlace =
    filter.placeName === null || filter.lat !== null
      ? null
      : catalogue.text.find(filter.placeName, ['places'])
  if (!byText || !byPlace) return byText ?? byPlace
  const places = new Set(byPlace)
  return byText.filter((id) => places.has(id))
}

const activeGroups = (catalogue: Catalogue, filter: SearchFilter): ActiveGroup[] =>
  catalogue.facets.groups.flatMap((store) => {
    const codes = chosenCodes(store, filter)
    if (!codes) return []
    const bits = new Uint32Array(catalogue.words)
    for (const code of codes) unite(bits, catalogue.facets.bits[code] ?? bits)
    return { store, bits }
  })

const departureWindow = (filter: SearchFilter): DepartureWindow => {
  const from = filter.dateFrom === null ? 0 : dayOfDate(filter.dateFrom)
  const to = filter.dateTo === null ? 2 ** 31 : dayOfDate(filter.dateTo)
  return { from, to, mask: calendarMask(from, to), hasDates: hasDateFilter(filter) }
}

/** A search's conditions on departures. */
interface DepartureChoice {
  window: DepartureWindow
  windows: PriceWindows | null
  converter: Converter
}

/**
 * Removes tours without a departure in the dates from the set and stores the lowest price of each
 * in `catalogue.keys`.
 * @returns bounds of the lowest prices of those that remain; null without any price
 */
const narrowToDates = (
  catalogue: Catalogue,
  words: Uint32Array,
  { window, converter }: DepartureChoice,
): PriceBounds | null => {
  const lowest = lowestPrice(catalogue, { window, windows: null, converter })
  const ordinals = catalogue.spare
  const count = listBits(words, ordinals)
  let min = Number.POSITIVE_INFINITY
  let max = -1
  for (let index = 0; index < count; index++) {
    const ordinal = ordinals[index] ?? 0
    const price = lowest(ordinal)
    catalogue.keys[ordinal] = price
    if (price === Number.POSITIVE_INFINITY) {
      // Infinity can also mean a missing rate: keep the tour if it has a departure in the dates.
      if (window.hasDates && !catalogue.departures.fits(ordinal, window, null))
        clearBit(words, ordinal)
    } else {
      if (price < min) min = price
      if (price > max) max = price
    }
  }
  const minor = 10 ** currencyExponent[converter.currency]
  return max < 0 ? null : { min: Math.floor(min / minor), max: Math.ceil(max / minor) }
}

const keepFitting = (
  catalogue: Catalogue,
  words: Uint32Array,
  { window, windows }: DepartureChoice,
): void => {
  const ordinals = catalogue.spare
  const count = listBits(words, ordinals)
  for (let index = 0; index < count; index++) {
    const ordinal = ordinals[index] ?? 0
    if (
      !catalogue.departures.fits(
        ordinal,
        window,
        windows?.row(catalogue.days[ordinal] ?? 1) ?? null,
      )
    )
      clearBit(words, ordinal)
  }
}

/**
 * Returns a function for the lowest converted price of a tour's fitting departures; Infinity when
 * none fits or no rate is known.
 */
const lowestPrice = (
  catalogue: Catalogue,
  { window, windows, converter }: DepartureChoice,
): ((ordinal: number) => number) =>
  window.hasDates || windows
    ? (ordinal) =>
        catalogue.departures.lowestFitting(
          ordinal,
          window,
          windows?.row(catalogue.days[ordinal] ?? 1) ?? null,
          converter,
        )
    : catalogue.lowestPrices(converter)
