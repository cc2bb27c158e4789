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
 * What a visitor asks of the catalogue (specification section 3, "Search filter"), always in normal form: every field
 * is there, lists are sorted and without repeats, null or an empty list asks for nothing. Made by `normalizeSearch` only.
 *
 * Values of one list are alternatives (any of them), different fields must all hold. A tour matches when ONE departure
 * with free seats lies whole inside the dates and has a price inside the price bounds.
 */
export type SearchFilter = Readonly<{
  /** Landing the visitor stands on; the landing's own filter is merged in by the page, never by the index. */
  slug: string | null
  /** Free words over title, places and summary. */
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
  /** The largest group the visitor wants to be in: the tour's own maximum is not above it. */
  maxGroupSize: number | null
  /** Age of the youngest traveller, 1 to 17; 0 asks for nothing. The tour's own minimum age is not above it. */
  minAge: number
  /** Whole units of the visitor's currency, both ends inclusive. */
  priceMin: number | null
  priceMax: number | null
  pricePerDayMin: number | null
  pricePerDayMax: number | null
  /** yyyy-MM-dd, local to the tour: the trip starts on or after. */
  dateFrom: string | null
  /** yyyy-MM-dd, local to the tour: the trip ends on or before. */
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
  /** Persons a cabin holds. */
  cruisesCabinsCapacity: readonly number[]
  onlyReturningCruises: boolean
  ships: readonly number[]
  waterObject: readonly number[]
  /** Name of the point below; alone, without a point, it is looked for in the names of places. */
  placeName: string | null
  /** Degrees; both or neither. */
  lat: number | null
  lng: number | null
  /** Kilometres around the point; set exactly when the point is. */
  radius: number | null
  sort: SortOrder
  /** 1-based. */
  page: number
}>

/** Asks for nothing: every tour with an open departure, default order, first page. */
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

/** Bounds of specification section 5, and our own against hostile input. */
export const searchLimits = {
  price: 200_000,
  pricePerDay: 30_000,
  days: 20,
  /** Ages from here on ask for nothing. */
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
