import { defineMessages } from '../../../i18n/defineMessages.ts'

export const accountPageMessages = defineMessages({
  heading: { id: 'accountPage.heading', defaultMessage: 'Your trips' },
  emptyTitle: { id: 'accountPage.emptyTitle', defaultMessage: 'No trip yet' },
  emptyText: { id: 'accountPage.emptyText', defaultMessage: 'Whatever you request shows up here, with what comes next.' },
  explore: { id: 'accountPage.explore', defaultMessage: 'See where we go' },
  number: { id: 'accountPage.number', defaultMessage: 'Request {number}' },
  people: { id: 'accountPage.people', defaultMessage: '{people, plural, one {# person} other {# people}}' },
  nextAsked: { id: 'accountPage.nextAsked', defaultMessage: '{organizer} is checking the date. Nothing to do for you now.' },
  nextConfirmed: { id: 'accountPage.nextConfirmed', defaultMessage: 'Confirmed. The prepayment makes the places yours.' },
  nextPaid: { id: 'accountPage.nextPaid', defaultMessage: 'The places are yours. Tell us who travels.' },
  nextComplete: { id: 'accountPage.nextComplete', defaultMessage: 'You have been there.' },
  nextCancelled: { id: 'accountPage.nextCancelled', defaultMessage: 'Nothing more will happen with this one.' },
  pay: { id: 'accountPage.pay', defaultMessage: 'Pay' },
  travelers: { id: 'accountPage.travelers', defaultMessage: 'Say who travels' },
})
