import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Names of the values of closed lists; keys are the API's enum names in camel case. */
export const tourTerms = defineMessages({
  easy: { id: 'tourTerms.easy', defaultMessage: 'Easy' },
  moderate: { id: 'tourTerms.moderate', defaultMessage: 'Moderate' },
  challenging: { id: 'tourTerms.challenging', defaultMessage: 'Challenging' },
  extreme: { id: 'tourTerms.extreme', defaultMessage: 'Extreme' },
  base: { id: 'tourTerms.base', defaultMessage: 'Basic' },
  basePlus: { id: 'tourTerms.basePlus', defaultMessage: 'Basic plus' },
  medium: { id: 'tourTerms.medium', defaultMessage: 'Comfortable' },
  improved: { id: 'tourTerms.improved', defaultMessage: 'Superior' },
  premium: { id: 'tourTerms.premium', defaultMessage: 'Premium' },
  any: { id: 'tourTerms.any', defaultMessage: 'Any' },
  tent: { id: 'tourTerms.tent', defaultMessage: 'Tent' },
  campSite: { id: 'tourTerms.campSite', defaultMessage: 'Camp site' },
  guestHouse: { id: 'tourTerms.guestHouse', defaultMessage: 'Guest house' },
  hotel: { id: 'tourTerms.hotel', defaultMessage: 'Hotel' },
  cabin: { id: 'tourTerms.cabin', defaultMessage: 'Cabin' },
  touristBase: { id: 'tourTerms.touristBase', defaultMessage: 'Lodge' },
  flat: { id: 'tourTerms.flat', defaultMessage: 'Flat' },
  train: { id: 'tourTerms.train', defaultMessage: 'Train' },
  notSet: { id: 'tourTerms.notSet', defaultMessage: 'No overnight stay' },
  river: { id: 'tourTerms.river', defaultMessage: 'River cruise' },
  sea: { id: 'tourTerms.sea', defaultMessage: 'Sea cruise' },
  expedition: { id: 'tourTerms.expedition', defaultMessage: 'Expedition cruise' },
  organization: { id: 'tourTerms.organization', defaultMessage: 'Companies' },
  author: { id: 'tourTerms.author', defaultMessage: 'Author-guides' },
})
