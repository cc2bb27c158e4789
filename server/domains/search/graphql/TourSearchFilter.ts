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

/** Fields of specification section 3, "Search filter". Everything is optional. */
export const TourSearchFilter = builder.inputType('TourSearchFilter', {
  fields: (t) => {
    const optional = { required: false } as const
    return {
      text: t.string(optional),
      type: t.field({ type: TourTypeEnum, ...optional }),
      isCruisesSearch: t.boolean(optional),
      isAuthorTourSearch: t.boolean(optional),
      operatorType: t.field({ type: OperatorTypeEnum, ...optional }),
      organizer: t.int(optional),
      accommodation: t.field({ type: [AccommodationEnum], ...optional }),
      comfort: t.field({ type: [ComfortEnum], ...optional }),
      difficulty: t.intList(optional),
      maxGroupSize: t.int(optional),
      minAge: t.int({ ...optional, description: 'Age of the youngest traveller.' }),
      priceMin: t.int({ ...optional, description: 'Whole units of the call’s currency.' }),
      priceMax: t.int(optional),
      pricePerDayMin: t.int(optional),
      pricePerDayMax: t.int(optional),
      dateFrom: t.field({ type: 'LocalDate', ...optional, description: 'The trip starts on or after.' }),
      dateTo: t.field({ type: 'LocalDate', ...optional, description: 'The trip ends on or before.' }),
      daysMin: t.int(optional),
      daysMax: t.int(optional),
      oneDayOnly: t.boolean(optional),
      restKinds: t.intList(optional),
      collections: t.intList(optional),
      cities: t.intList(optional),
      regions: t.intList(optional),
      countries: t.intList(optional),
      continent: t.field({ type: ContinentEnum, ...optional }),
      languages: t.stringList(optional),
      showplace: t.int(optional),
      cruisesType: t.field({ type: [CruiseTypeEnum], ...optional }),
      cruisesStartCity: t.intList(optional),
      cruisesCabinsCapacity: t.intList(optional),
      onlyReturningCruises: t.boolean(optional),
      ships: t.intList(optional),
      waterObject: t.intList(optional),
      placeName: t.string(optional),
      lat: t.float(optional),
      lng: t.float(optional),
      radius: t.float({ ...optional, description: 'Kilometres around lat, lng.' }),
      sort: t.field({ type: SortOrderEnum, ...optional }),
      page: t.int(optional),
    }
  },
})
