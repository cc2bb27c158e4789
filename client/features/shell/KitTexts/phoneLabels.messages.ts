import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Texts of the phone field (specification section 8). */
export const phoneMessages = defineMessages({
  country: { id: 'phoneLabels.country', defaultMessage: 'Country' },
  search: { id: 'phoneLabels.search', defaultMessage: 'Country or code' },
  nothingFound: { id: 'phoneLabels.nothingFound', defaultMessage: 'Nothing found' },
  searchByCode: { id: 'phoneLabels.searchByCode', defaultMessage: 'Try searching by code' },
  takeCode: { id: 'phoneLabels.takeCode', defaultMessage: 'Use code {code}' },
  invalid: { id: 'phoneLabels.invalid', defaultMessage: 'Incorrect phone number' },
  belongsTo: { id: 'phoneLabels.belongsTo', defaultMessage: 'This number belongs to {country}.' },
  switchTo: { id: 'phoneLabels.switchTo', defaultMessage: 'Switch to {country}' },
  close: { id: 'phoneLabels.close', defaultMessage: 'Close' },
})
