/** Enums of the tour attributes: shared by the catalogue's types and by the search input. */
import { prepaymentTypes } from '#schema/codes/bookings.ts'
import { currencies } from '#schema/codes/currencies.ts'
import { locales } from '#schema/codes/locales.ts'
import {
  accommodations,
  comforts,
  continents,
  cruiseTypes,
  mealPlans,
  operatorTypes,
  optionKinds,
  sortOrders,
  tourTypes,
} from '#schema/codes/tours.ts'
import { literalEnum } from './literalEnum.ts'

export const AccommodationEnum = literalEnum('Accommodation', accommodations)
export const ComfortEnum = literalEnum('Comfort', comforts)
export const ContinentEnum = literalEnum('Continent', continents)
export const CruiseTypeEnum = literalEnum('CruiseType', cruiseTypes)
export const CurrencyEnum = literalEnum('CurrencyCode', currencies, 'ISO 4217.')
export const LocaleEnum = literalEnum('Locale', locales)
export const MealPlanEnum = literalEnum('MealPlan', mealPlans)
export const OperatorTypeEnum = literalEnum('OperatorType', operatorTypes)
export const OptionKindEnum = literalEnum('OptionKind', optionKinds)
export const PrepaymentTypeEnum = literalEnum('PrepaymentType', prepaymentTypes)
export const SortOrderEnum = literalEnum('SortOrder', sortOrders)
export const TourTypeEnum = literalEnum('TourType', tourTypes)
