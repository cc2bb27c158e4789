import { defineMessages } from '../../../i18n/defineMessages.ts'

export const travelerFieldsMessages = defineMessages({
  firstName: { id: 'travelerFields.firstName', defaultMessage: 'First name' },
  lastName: { id: 'travelerFields.lastName', defaultMessage: 'Last name' },
  middleName: { id: 'travelerFields.middleName', defaultMessage: 'Middle name' },
  birthday: { id: 'travelerFields.birthday', defaultMessage: 'Date of birth' },
  birthdayHint: {
    id: 'travelerFields.birthdayHint',
    defaultMessage: 'Needed before the start, for permits and insurance.',
  },
  birthdayWrong: {
    id: 'travelerFields.birthdayWrong',
    defaultMessage: 'Please enter a real day before the trip',
  },
  email: { id: 'travelerFields.email', defaultMessage: 'E-mail' },
  phone: { id: 'travelerFields.phone', defaultMessage: 'Phone' },
  phoneHint: {
    id: 'travelerFields.phoneHint',
    defaultMessage: 'With country code: +1 202 555 0143',
  },
  food: { id: 'travelerFields.food', defaultMessage: 'Food: what they don’t eat, allergies' },
  weight: { id: 'travelerFields.weight', defaultMessage: 'Weight in kilograms' },
  weightHint: {
    id: 'travelerFields.weightHint',
    defaultMessage: 'For helicopters and rafts, nothing else.',
  },
  emergencyName: {
    id: 'travelerFields.emergencyName',
    defaultMessage: 'Who to call in an emergency',
  },
  emergencyPhone: { id: 'travelerFields.emergencyPhone', defaultMessage: 'Their phone' },
  optional: { id: 'travelerFields.optional', defaultMessage: 'optional' },
  more: { id: 'travelerFields.more', defaultMessage: 'Contact, food and health' },
  passport: { id: 'travelerFields.passport', defaultMessage: 'Passport' },
  passportStored: {
    id: 'travelerFields.passportStored',
    defaultMessage: 'Stored: passport ending in {end}',
  },
  passportWhy: {
    id: 'travelerFields.passportWhy',
    defaultMessage:
      'For permits. Kept encrypted, read by {organizer} alone, and deleted {days, plural, one {# day} other {# days}} after the trip.',
  },
  passportReplace: { id: 'travelerFields.passportReplace', defaultMessage: 'Replace or remove it' },
  passportNumber: { id: 'travelerFields.passportNumber', defaultMessage: 'Passport number' },
  passportNumberWrong: {
    id: 'travelerFields.passportNumberWrong',
    defaultMessage: 'Please enter 5 to 20 letters and digits',
  },
  passportCountry: { id: 'travelerFields.passportCountry', defaultMessage: 'Issued by' },
  passportCountryNone: {
    id: 'travelerFields.passportCountryNone',
    defaultMessage: 'Choose a country',
  },
  passportExpiresOn: { id: 'travelerFields.passportExpiresOn', defaultMessage: 'Valid until' },
  passportExpired: {
    id: 'travelerFields.passportExpired',
    defaultMessage: 'The passport has to be valid until the end of the trip',
  },
  passportForget: {
    id: 'travelerFields.passportForget',
    defaultMessage: 'Remove the stored passport',
  },
  health: { id: 'travelerFields.health', defaultMessage: 'Health: what the guide should know' },
  healthHint: {
    id: 'travelerFields.healthHint',
    defaultMessage:
      'Medicines, trouble walking, a pregnancy. Kept like a passport, and only {organizer} reads it.',
  },
  healthStored: {
    id: 'travelerFields.healthStored',
    defaultMessage: 'Something is stored already. What you write here replaces it.',
  },
  healthForget: {
    id: 'travelerFields.healthForget',
    defaultMessage: 'Remove what is stored about health',
  },
})
