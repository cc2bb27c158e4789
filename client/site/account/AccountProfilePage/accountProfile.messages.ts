import { defineMessages } from '../../../i18n/defineMessages.ts'

export const accountProfileMessages = defineMessages({
  heading: { id: 'accountProfile.heading', defaultMessage: 'Profile' },
  firstName: { id: 'accountProfile.firstName', defaultMessage: 'First name' },
  lastName: { id: 'accountProfile.lastName', defaultMessage: 'Last name' },
  country: { id: 'accountProfile.country', defaultMessage: 'Country' },
  noCountry: { id: 'accountProfile.noCountry', defaultMessage: 'Not said' },
  language: { id: 'accountProfile.language', defaultMessage: 'Language of our letters' },
  languageHint: {
    id: 'accountProfile.languageHint',
    defaultMessage: 'The language of these pages is chosen at the top.',
  },
  save: { id: 'accountProfile.save', defaultMessage: 'Save' },
  saved: { id: 'accountProfile.saved', defaultMessage: 'Saved.' },
})
