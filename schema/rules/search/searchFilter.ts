import type {
  Accommodation,
  Comfort,
  Continent,
  CruiseType,
  Difficulty,
  OperatorType,
  SortOrder,
  TourType,
} from '#schema/codes/tours.ts'

/**
 * A visitor's filter of the catalog (specification section 3, "Search filter"), always normalized.
 * All fields are present, lists are sorted without duplicates, null or an empty list means no
 * filter. Created only by `normalizeSearch`.
 *
 * Values of one list are alternatives; different fields must all match. A tour matches when ONE
 * departure with free seats lies entirely within the dates and has a price within the price bounds.
 */
export type SearchFilter = Readonly<{
  /**
   * Landing the visitor is on; the page merges in the landing's own filter, the index never does.
   */
  slug: string | null
  /** Free text matched against title, places and summary. */
  text: string | null
  type: TourType
  isCruisesSearch: boolean
  isAuthorTourSearch: boolean
  operatorType: OperatorType
  /** Organizer's id. */
  organizer: number | null
  accommodation: readonly Accommodation[]
  comfort: readonly Comfort[]
  difficulty: readonly Difficulty[]
  /** Maximum group size the visitor accepts: the tour's own maximum is not larger. */
  maxGroupSize: number | null
  /**
   * Age of the youngest traveler, 1 to 17; 0 means no filter. The tour's own minimum age is not
   * higher.
   */
  minAge: number
  /** Whole units of the visitor's currency, both ends inclusive. */
  priceMin: number | null
  priceMax: number | null
  pricePerDayMin: number | null
  pricePerDayMax: number | null
  /** yyyy-MM-dd, local to the tour: the trip starts on this day or later. */
  dateFrom: string | null
  /** yyyy-MM-dd, local to the tour: the trip ends on this day or earlier. */
  dateTo: string | null
  daysMin: number | null
  daysMax: number | null
  oneDayOnly: boolean
  restKinds: readonly number[]
  collections: readonly number[]
  cities: readonly number[]
  regions: readonly number[]
  countries: readonly number[]
  continent: Continent | null
  /** ISO 639-1 codes of the guide's languages. */
  languages: readonly string[]
  /** Showplace's id. */
  showplace: number | null
  cruisesType: readonly CruiseType[]
  /** City ids. */
  cruisesStartCity: readonly number[]
  /** Number of persons per cabin. */
  cruisesCabinsCapacity: readonly number[]
  onlyReturningCruises: boolean
  ships: readonly number[]
  waterObject: readonly number[]
  /** Name of the point below; without a point, it is searched in place names. */
  placeName: string | null
  /** Degrees; both or neither are set. */
  lat: number | null
  lng: number | null
  /** Kilometers around the point; set only with the point. */
  radius: number | null
  sort: SortOrder
  /** 1-based. */
  page: number
}>

/** No filter: every tour with an open departure, default order, first page. */
export const emptyFilter: SearchFilter = {
  slug: null,
  text: null,
  type: 'tour',
  isCruisesSearch: false,
  isAuthorTourSearch: false,
  operatorType: 'any',
  organizer: null,
  accommodation: [],
  comfort: [],
  difficulty: [],
  maxGroupSize: null,
  minAge: 0,
  priceMin: null,
  priceMax: null,
  pricePerDayMin: null,
  pricePerDayMax: null,
  dateFrom: null,
  dateTo: null,
  daysMin: null,
  daysMax: null,
  oneDayOnly: false,
  restKinds: [],
  collections: [],
  cities: [],
  regions: [],
  countries: [],
  continent: null,
  languages: [],
  showplace: null,
  cruisesType: [],
  cruisesStartCity: [],
  cruisesCabinsCapacity: [],
  onlyReturningCruises: false,
  ships: [],
  waterObject: [],
  placeName: null,
  lat: null,
  lng: null,
  radius: null,
  sort: 'default',
  page: 1,
}

/** Limits of specification section 5, and our own against hostile input. */
export const searchLimits = {
  price: 200_000,
  pricePerDay: 30_000,
  days: 20,
  /** From this age on, no filter. */
  adultAge: 18,
  groupSize: 1000,
  cabinCapacity: 12,
  radiusKm: 2000,
  defaultRadiusKm: 50,
  listLength: 50,
  textLength: 120,
  slugLength: 200,
  /** Keeps page times the largest page size inside int32. */
  page: 1_000_000,
  id: 2_147_483_647,
} as const
