import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import type { Comfort, Difficulty, TourType } from '#schema/codes/tours.ts'
import type { ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import type { Facet } from '#schema/rules/search/facetGroups.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import type { Directory } from './directory.ts'

// The public interface of the search. Everything here is answered from memory, synchronously.

/** Texts of a card. `locale` is their language: English where a translation is missing. */
export interface CardText {
  locale: Locale
  title: string
  /** Without the id; the page's path is /{slug}-{tourId}. */
  slug: string
  summary: string
}

export interface CardMedia {
  id: number
  /** Scene of a generated picture; null for an upload. */
  sceneKey: string | null
  uploadId: number | null
  /** Storage key of the upload; null for a generated picture. */
  storageKey: string | null
  width: number
  height: number
  /** Mean color, #rrggbb. */
  color: string
  alt: Readonly<Record<Locale, string>>
}

/** An open departure: with free seats, not canceled, not begun in the tour's zone. */
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

/** A tour as lists show it. Shared, so readers must not modify it. */
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
  /** City where the route starts; null where there is none. */
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
  /** The next three departures. */
  departures: readonly CardDeparture[]
  openDepartures: number
}

/**
 * Range that contains every match's price, in whole units of the visitor's currency, rounded
 * outward.
 */
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
  /** In the order of `facetGroups`; a chosen value without matches is listed with 0. */
  facets: readonly Facet[]
  /**
   * Range over the cheapest fitting departure of each tour, ignoring the price filter; null when no
   * tour fits.
   */
  priceBounds: PriceBounds | null
}

/** A found tour on a map. */
export interface TourPin {
  tourId: number
  lat: number
  lng: number
  /**
   * Price of the cheapest open departure in minor units of the requested currency; null where no
   * rate is known.
   */
  priceMinor: number | null
}

export interface PinAnswer {
  totalCount: number
  /** The first `most` in the order of the list. */
  pins: readonly TourPin[]
}

export interface SearchOptions {
  /** The visitor's currency. */
  currency: Currency
  /** Default: 20. */
  pageSize?: number
  /** False omits facets and price bounds, for lists that show none. */
  withFacets?: boolean
}

export interface SearchIndex {
  search(filter: SearchFilter, options: SearchOptions): SearchAnswer
  /**
   * Returns the starting points of the found tours, regardless of the filter's page. @param most
   * maximum number of pins
   */
  pins(filter: SearchFilter, options: { currency: Currency; most: number }): PinAnswer
  /** Returns the card of a visible tour, even without open departures; null for others. */
  card(tourId: number): Card | null
  /** Returns cards in the given order, without unknown ids. */
  cards(tourIds: readonly number[]): Card[]
  /**
   * Returns the open tours of the same kind most similar to one, by shared regions, collections and
   * kinds of rest.
   */
  similar(tourId: number, count: number): Card[]
  /** Names and landing slugs of the entries that filters refer to. */
  readonly directory: Directory
  readonly rates: ExchangeRates
  /**
   * Converts by the current rates, rounding half away from zero. @throws RangeError when a rate is
   * missing
   */
  convert(amountMinor: number, from: Currency, to: Currency): number
  /** Grows with every applied change; part of cache keys. */
  readonly version: number
  /**
   * Applies everything committed before the call; changes otherwise arrive by themselves within
   * milliseconds.
   */
  refresh(): Promise<void>
  close(): Promise<void>
}
