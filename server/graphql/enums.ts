/** Enums of the tour attributes: shared by the catalog's types and the search input. */
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

export const AccommodationEnum = literalEnum(
  'Accommodation',
  accommodations,
  'Where travelers sleep.',
  {
    any: 'Any kind: no preference.',
    tent: 'A tent.',
    'camp-site': 'A camp site with facilities.',
    'guest-house': 'A guest house.',
    hotel: 'A hotel.',
    cabin: 'A cabin or hut.',
    'tourist-base': 'A tourist base: simple lodging outdoors.',
    flat: 'An apartment.',
    train: 'A sleeper train.',
    'not-set': 'Not specified by the organizer.',
  },
)
export const ComfortEnum = literalEnum(
  'Comfort',
  comforts,
  'Comfort level of a tour, from simple to premium.',
  {
    base: 'Basic: simple lodging, shared facilities.',
    base_plus: 'Basic with some extras.',
    medium: 'Medium: mostly private facilities.',
    improved: 'Above average.',
    premium: 'The highest level.',
  },
)
export const ContinentEnum = literalEnum(
  'Continent',
  continents,
  'Continents by which countries are grouped.',
  {
    africa: 'Africa.',
    antarctica: 'Antarctica.',
    asia: 'Asia.',
    europe: 'Europe.',
    north_america: 'North America.',
    oceania: 'Australia and Oceania.',
    south_america: 'South America.',
  },
)
export const CruiseTypeEnum = literalEnum('CruiseType', cruiseTypes, 'Kinds of cruises.', {
  river: 'On rivers and canals.',
  sea: 'On a sea.',
  expedition: 'An expedition to remote places, with landings.',
})
export const CurrencyEnum = literalEnum(
  'CurrencyCode',
  currencies,
  'Currency by its ISO 4217 code. Prices can be shown in every currency of the site; RUB, BYN and KZT occur in data only.',
  {
    USD: 'US dollar, 2 decimals.',
    EUR: 'Euro, 2 decimals.',
    AED: 'UAE dirham, 2 decimals.',
    CAD: 'Canadian dollar, 2 decimals.',
    AUD: 'Australian dollar, 2 decimals.',
    SGD: 'Singapore dollar, 2 decimals.',
    NZD: 'New Zealand dollar, 2 decimals.',
    GBP: 'Pound sterling, 2 decimals.',
    CHF: 'Swiss franc, 2 decimals.',
    TRY: 'Turkish lira, 2 decimals.',
    CNY: 'Chinese yuan, 2 decimals.',
    JPY: 'Japanese yen, no decimals.',
    KRW: 'South Korean won, no decimals.',
    INR: 'Indian rupee, 2 decimals.',
    RUB: 'Russian ruble, 2 decimals.',
    BYN: 'Belarusian ruble, 2 decimals.',
    KZT: 'Kazakhstani tenge, 2 decimals.',
  },
)
export const LocaleEnum = literalEnum(
  'Locale',
  locales,
  'Languages of the site and of its content.',
  {
    en: 'English, shown in USD by default.',
    de: 'German, shown in EUR by default.',
  },
)
export const MealPlanEnum = literalEnum('MealPlan', mealPlans, 'Meals that a price includes.', {
  none: 'No meals.',
  breakfast: 'Breakfast.',
  half_board: 'Breakfast and one main meal.',
  full_board: 'All three meals.',
})
export const OperatorTypeEnum = literalEnum(
  'OperatorType',
  operatorTypes,
  'Kinds of organizers, as a filter.',
  {
    any: 'Organizations and authors.',
    organization: 'Tour operators.',
    author: 'Authors: people who guide their own tours.',
  },
)
export const OptionKindEnum = literalEnum(
  'OptionKind',
  optionKinds,
  'Kinds of bookable options of a departure.',
  {
    standard: 'A place on the tour; the only option of simple tours.',
    room: 'A place in a room of this kind.',
    cabin: 'A place in a cabin of this kind.',
    private: 'The whole departure for one party.',
    group: 'A place in a group.',
  },
)
export const PrepaymentTypeEnum = literalEnum(
  'PrepaymentType',
  prepaymentTypes,
  'How the amount due on confirmation is set.',
  {
    none: 'Nothing is due in advance.',
    percent: 'A percentage of the total.',
    fixed: 'A fixed amount.',
    full: 'The whole price.',
  },
)
export const SortOrderEnum = literalEnum('SortOrder', sortOrders, 'Order of search results.', {
  default: 'Recommended order.',
  price: 'Lowest price first.',
  '-price': 'Highest price first.',
})
export const TourTypeEnum = literalEnum(
  'TourType',
  tourTypes,
  'Multi-day tours and short excursions.',
  {
    tour: 'A tour of one or more days.',
    excursion: 'An excursion of some hours.',
  },
)
