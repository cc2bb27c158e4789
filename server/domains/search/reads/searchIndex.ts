import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import type { Comfort, Difficulty, TourType } from '#schema/codes/tours.ts'
import type { ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import type { Facet } from '#schema/rules/search/facetGroups.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import type { Directory } from './directory.ts'

// What the rest of the server sees of search. Everything here is answered from memory, synchronously.

/** Words of a card; `locale` says which language they are in: a missing translation falls back to English. */
export interface CardText {
  locale: Locale
  title: string
  /** Without the id: the address is /{slug}-{tourId}. */
  slug: string
  summary: string
}

export interface CardMedia {
  id: number
  /** Recipe of a generated picture; null for an upload. */
  sceneKey: string | null
  uploadId: number | null
  /** Key of the upload in the storage. */
  storageKey: string | null
  width: number
  height: number
  /** Mean colour, #rrggbb. */
  color: string
  alt: Readonly<Record<Locale, string>>
}

/** An open departure: free seats, not cancelled, not begun in the tour's zone. */
export interface CardDeparture {
  id: number
  /** yyyy-MM-dd, local to the tour. */
  startDate: string
  endDate: string
  freeSeats: number
  currency: Currency
  priceMinor: number
  priceWithoutDiscountMinor: number | null
  notGuaranteed: boolean
}

/** What a list shows of a tour. Shared and frozen by agreement: readers never write to it. */
export interface Card {
  id: number
  type: TourType
  isCruise: boolean
  texts: Readonly<Record<Locale, CardText>>
  /** Cover first, up to four pictures. */
  media: readonly CardMedia[]
  organizerId: number
  countryId: number
  regionId: number
  /** Where the route starts. */
  cityId: number | null
  days: number
  nights: number
  durationMinutes: number | null
  groupSizeMin: number
  groupSizeMax: number
  minAge: number
  difficulty: Difficulty
  comfort: Comfort
  languages: readonly string[]
  /** Sum of published ratings: the mean is ratingSum / reviewsCount. */
  ratingSum: number
  reviewsCount: number
  isCashbackAvailable: boolean
  /** Cheapest open departure by today's rates; null when no departure is open. */
  lowestPrice: {
    amountMinor: number
    currency: Currency
    withoutDiscountMinor: number | null
  } | null
  /** The next three. */
  departures: readonly CardDeparture[]
  openDepartures: number
}

/** Whole units of the visitor's currency, outwards rounded: every match lies between them. */
export interface PriceBounds {
  min: number
  max: number
}

export interface SearchAnswer {
  totalCount: number
  page: number
  pageCount: number
  pageSize: number
  tourIds: readonly number[]
  cards: readonly Card[]
  /** In the order of `facetGroups`; a chosen value is there with 0 when nothing matches it. */
  facets: readonly Facet[]
  /** Of the cheapest fitting departure of each tour, without the price filter; null when no tour fits. */
  priceBounds: PriceBounds | null
}

/** A found tour as a map shows it. */
export interface TourPin {
  tourId: number
  lat: number
  lng: number
  /** Of the cheapest open departure, minor units of the asked currency; null where no rate is known. */
  priceMinor: number | null
}

export interface PinAnswer {
  totalCount: number
  /** In the order of the list, the first `most` of them. */
  pins: readonly TourPin[]
}

export interface SearchOptions {
  /** The visitor's currency. */
  currency: Currency
  /** 20 when absent. */
  pageSize?: number
  /** False leaves facets and price bounds empty, for lists that show none. */
  withFacets?: boolean
}

export interface SearchIndex {
  search(filter: SearchFilter, options: SearchOptions): SearchAnswer
  /** Where the found tours begin, all of them whatever page is asked for. @param most at most so many pins */
  pins(filter: SearchFilter, options: { currency: Currency; most: number }): PinAnswer
  /** Any visible tour, also one with no open departure; null for others. */
  card(tourId: number): Card | null
  /** In the order asked, unknown ones left out. */
  cards(tourIds: readonly number[]): Card[]
  /** Open tours most like this one: same kind, then shared regions, collections and kinds of rest. */
  similar(tourId: number, count: number): Card[]
  /** Names and landing slugs of what filters refer to. */
  readonly directory: Directory
  readonly rates: ExchangeRates
  /** Half away from zero, by the current rates. @throws RangeError when a rate is missing */
  convert(amountMinor: number, from: Currency, to: Currency): number
  /** Grows with every change taken in: part of a cache key. */
  readonly version: number
  /** Takes in at once everything committed before the call; otherwise changes arrive by themselves within milliseconds. */
  refresh(): Promise<void>
  close(): Promise<void>
}
