/** Defines: TourSearchFilter */
import { builder } from '../../../graphql/builder.ts'
import {
  AccommodationEnum,
  ComfortEnum,
  ContinentEnum,
  CruiseTypeEnum,
  OperatorTypeEnum,
  SortOrderEnum,
  TourTypeEnum,
} from '../../../graphql/enums.ts'

type InputFields = PothosSchemaTypes.InputFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  'InputObject'
>

const optional = { required: false } as const

const placeFields = (t: InputFields) => ({
  cities: t.intList({ ...optional, description: 'Ids of visited cities.' }),
  regions: t.intList({ ...optional, description: 'Ids of visited regions.' }),
  countries: t.intList({ ...optional, description: 'Ids of visited countries.' }),
  continent: t.field({ description: 'Continent of the tour.', type: ContinentEnum, ...optional }),
  showplace: t.int({ ...optional, description: 'Id of a visited sight.' }),
  placeName: t.string({
    ...optional,
    description: 'Name of the place at `lat` and `lng`, shown to people.',
  }),
  lat: t.float({ ...optional, description: 'Latitude of the center of `radius`, in degrees.' }),
  lng: t.float({ ...optional, description: 'Longitude of the center of `radius`, in degrees.' }),
  radius: t.float({ ...optional, description: 'Radius in kilometers around `lat` and `lng`.' }),
})

const cruiseFields = (t: InputFields) => ({
  isCruisesSearch: t.boolean({ ...optional, description: 'Cruises only.' }),
  cruisesType: t.field({ description: 'Kinds of cruises.', type: [CruiseTypeEnum], ...optional }),
  cruisesStartCity: t.intList({
    ...optional,
    description: 'Ids of cities where the cruise starts.',
  }),
  cruisesCabinsCapacity: t.intList({ ...optional, description: 'People in a cabin.' }),
  onlyReturningCruises: t.boolean({
    ...optional,
    description: 'Cruises that end where they begin.',
  }),
  ships: t.intList({ ...optional, description: 'Ids of ships.' }),
  waterObject: t.intList({ ...optional, description: 'Ids of rivers, lakes or seas.' }),
})

/** Fields of the search filter (specification section 3, "Search filter"), all optional. */
export const TourSearchFilter = builder.inputType('TourSearchFilter', {
  description:
    'Filter of a tour search. Fields are combined by AND, values of a field by OR; an absent field does not restrict.',
  fields: (t) => ({
    text: t.string({
      ...optional,
      description: 'Words in the title, places or description; typos are tolerated.',
    }),
    type: t.field({
      description: 'Tours or excursions; both when absent.',
      type: TourTypeEnum,
      ...optional,
    }),
    isAuthorTourSearch: t.boolean({ ...optional, description: 'Tours by authors only.' }),
    operatorType: t.field({
      description: 'Organizations, authors or any.',
      type: OperatorTypeEnum,
      ...optional,
    }),
    organizer: t.int({ ...optional, description: 'Id of the organizer.' }),
    accommodation: t.field({
      description: 'Kinds of lodging.',
      type: [AccommodationEnum],
      ...optional,
    }),
    comfort: t.field({ description: 'Comfort levels.', type: [ComfortEnum], ...optional }),
    difficulty: t.intList({ ...optional, description: '1 (easy) to 4 (extreme).' }),
    maxGroupSize: t.int({ ...optional, description: 'Maximum group size.' }),
    minAge: t.int({ ...optional, description: 'Age in years of the youngest traveler.' }),
    priceMin: t.int({
      ...optional,
      description: 'Minimum price per adult, in whole units of the call’s currency.',
    }),
    priceMax: t.int({
      ...optional,
      description: 'Maximum price per adult, in whole units of the call’s currency.',
    }),
    pricePerDayMin: t.int({
      ...optional,
      description: 'Price per day, in whole units of the call’s currency.',
    }),
    pricePerDayMax: t.int({
      ...optional,
      description: 'Price per day, in whole units of the call’s currency.',
    }),
    dateFrom: t.field({
      type: 'LocalDate',
      ...optional,
      description: 'First allowed day of the start.',
    }),
    dateTo: t.field({
      type: 'LocalDate',
      ...optional,
      description: 'Last allowed day of the end.',
    }),
    daysMin: t.int({ ...optional, description: 'Minimum length in days.' }),
    daysMax: t.int({ ...optional, description: 'Maximum length in days.' }),
    oneDayOnly: t.boolean({ ...optional, description: 'One-day trips only.' }),
    restKinds: t.intList({ ...optional, description: 'Ids of kinds of trips, such as hiking.' }),
    collections: t.intList({ ...optional, description: 'Ids of editorial collections.' }),
    languages: t.stringList({
      ...optional,
      description: 'Language codes of the guide, such as `en`.',
    }),
    ...placeFields(t),
    ...cruiseFields(t),
    sort: t.field({ description: 'Order of the results.', type: SortOrderEnum, ...optional }),
    page: t.int({ ...optional, description: 'Number of the page, from 1.' }),
  }),
})
