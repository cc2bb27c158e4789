import { defineMessages } from '../../../i18n/defineMessages.ts'

export const travelerEmailsMessages = defineMessages({
  missingBirthday: { id: 'travelerEmails.missingBirthday', defaultMessage: 'date of birth' },
  missingWeight: { id: 'travelerEmails.missingWeight', defaultMessage: 'weight' },
  missingPassport: { id: 'travelerEmails.missingPassport', defaultMessage: 'passport' },
  subject: {
    id: 'travelerEmails.subject',
    defaultMessage: 'Who travels? {organizer} needs a little more for {tour}',
  },
  text: {
    id: 'travelerEmails.text',
    defaultMessage:
      'Hello {name}, your trip is planned for {dates}, and {organizer} is missing something of those who travel.',
  },
  openSeats: {
    id: 'travelerEmails.openSeats',
    defaultMessage:
      '{openSeats, plural, one {One seat has no name yet.} other {{openSeats} seats have no names yet.}}',
  },
  missingList: { id: 'travelerEmails.missingList', defaultMessage: 'Still missing: {missing}.' },
  organizerWrites: {
    id: 'travelerEmails.organizerWrites',
    defaultMessage: '{organizer} writes: “{message}”',
  },
  action: { id: 'travelerEmails.action', defaultMessage: 'Fill in who travels' },
})
