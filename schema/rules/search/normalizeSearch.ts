import type { Currency } from '#schema/codes/currencies.ts'
import {
  accommodations,
  comforts,
  continents,
  cruiseTypes,
  type Difficulty,
  difficulties,
  operatorTypes,
  sortOrders,
  type TourType,
} from '#schema/codes/tours.ts'
import {
  readClamped,
  readDate,
  readFlag,
  readId,
  readInteger,
  readList,
  readNumber,
  parseSlugFilter,
  readText,
  readWord,
} from './filterValues.ts'
import { priceLimits } from './priceCaps.ts'
import { type SearchFilter, searchLimits } from './searchFilter.ts'

/**
 * Reads a pair of bounds, swapped when in the wrong order. A lower bound of zero means none; so
 * does an upper bound at the cap, or of zero, which no tour could meet.
 */
const readBounds = (
  lowest: unknown,
  highest: unknown,
  cap: number,
): [number | null, number | null] => {
  const low = readClamped(lowest, 0, cap) || null
  const high = readClamped(highest, 0, cap) || null
  const [from, to] = low !== null && high !== null && low > high ? [high, low] : [low, high]
  return [from, to === cap ? null : to]
}

const readDates = (from: unknown, to: unknown): [string | null, string | null] => {
  const [start, end] = [readDate(from), readDate(to)]
  return start !== null && end !== null && start > end ? [end, start] : [start, end]
}

const readType = (value: unknown): TourType =>
  readWord(value, ['excursion', '2']) || readNumber(value) === 2 ? 'excursion' : 'tour'

const readPoint = (
  input: Readonly<Record<string, unknown>>,
): Pick<SearchFilter, 'lat' | 'lng' | 'radius'> => {
  const lat = readNumber(input.lat)
  const lng = readNumber(input.lng)
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180)
    return { lat: null, lng: null, radius: null }
  const asked = readNumber(input.radius)
  const radius =
    asked !== null && asked > 0
      ? Math.min(searchLimits.radiusKm, Math.max(1, Math.round(asked)))
      : searchLimits.defaultRadiusKm
  return { lat: Number(lat.toFixed(5)) + 0, lng: Number(lng.toFixed(5)) + 0, radius }
}

/**
 * Normalizes any input (a URL, a form, a request body, a landing's filter) to a filter. Never
 * throws: malformed values are dropped, values out of bounds clamped or dropped, as in
 * specification section 5. Idempotent. With the visitor's currency the price caps follow it, see
 * `priceLimits`.
 */
export const normalizeSearch = (
  input: Readonly<Record<string, unknown>>,
  currency?: Currency,
): SearchFilter => {
  const limits = priceLimits(currency)
  const [priceMin, priceMax] = readBounds(input.priceMin, input.priceMax, limits.price)
  const [pricePerDayMin, pricePerDayMax] = readBounds(
    input.pricePerDayMin,
    input.pricePerDayMax,
    limits.pricePerDay,
  )
  const [daysMin, daysMax] = readBounds(input.daysMin, input.daysMax, searchLimits.days)
  const [dateFrom, dateTo] = readDates(input.dateFrom, input.dateTo)
  const type = readType(input.type)
  const accommodation = readList(input.accommodation, (piece) => readWord(piece, accommodations))
  const minAge = readClamped(input.minAge, -1, searchLimits.adultAge) ?? 0
  return {
    slug: parseSlugFilter(input.slug),
    text: readText(input.text),
    type,
    // the type decides: no excursion is a cruise
    isCruisesSearch: type === 'tour' && readFlag(input.isCruisesSearch),
    isAuthorTourSearch: readFlag(input.isAuthorTourSearch),
    operatorType: readWord(input.operatorType, operatorTypes) ?? 'any',
    organizer: readId(input.organizer),
    // any accommodation means no filter
    accommodation: accommodation.includes('any') ? [] : accommodation,
    comfort: readList(input.comfort, (piece) => readWord(piece, comforts)),
    difficulty: readList(
      input.difficulty,
      (piece): Difficulty | null =>
        difficulties.find((level) => level === readNumber(piece)) ?? null,
    ),
    maxGroupSize: readInteger(input.maxGroupSize, 1, searchLimits.groupSize),
    minAge: minAge > 0 && minAge < searchLimits.adultAge ? minAge : 0,
    priceMin,
    priceMax,
    pricePerDayMin,
    pricePerDayMax,
    dateFrom,
    dateTo,
    daysMin,
    daysMax,
    oneDayOnly: readFlag(input.oneDayOnly),
    restKinds: readList(input.restKinds, readId),
    collections: readList(input.collections, readId),
    cities: readList(input.cities, readId),
    regions: readList(input.regions, readId),
    countries: readList(input.countries, readId),
    continent: readWord(input.continent, continents),
    languages: readList(input.languages, (piece) =>
      typeof piece === 'string' && /^[a-z]{2}$/.test(piece) ? piece : null,
    ),
    showplace: readId(input.showplace),
    cruisesType: readList(input.cruisesType, (piece) => readWord(piece, cruiseTypes)),
    cruisesStartCity: readList(input.cruisesStartCity, readId),
    cruisesCabinsCapacity: readList(input.cruisesCabinsCapacity, (piece) =>
      readInteger(piece, 1, searchLimits.cabinCapacity),
    ),
    onlyReturningCruises: readFlag(input.onlyReturningCruises),
    ships: readList(input.ships, readId),
    waterObject: readList(input.waterObject, readId),
    placeName: readText(input.placeName),
    ...readPoint(input),
    sort: readWord(input.sort, sortOrders) ?? 'default',
    page: readClamped(input.page, 1, searchLimits.page) ?? 1,
  }
}
