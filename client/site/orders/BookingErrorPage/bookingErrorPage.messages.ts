import { defineMessages } from '../../../i18n/defineMessages.ts'

export const bookingErrorPageMessages = defineMessages({
  title: {
    id: 'bookingErrorPage.title',
    defaultMessage: 'Something went wrong with request {number} | Versta',
  },
  crumb: { id: 'bookingErrorPage.crumb', defaultMessage: 'Problem' },
  soldOutHeading: {
    id: 'bookingErrorPage.soldOutHeading',
    defaultMessage: 'The seats were taken before you',
  },
  soldOutLead: {
    id: 'bookingErrorPage.soldOutLead',
    defaultMessage: 'Someone else got the last ones on this date a moment earlier.',
  },
  declinedHeading: {
    id: 'bookingErrorPage.declinedHeading',
    defaultMessage: 'Your bank declined the payment',
  },
  declinedLead: {
    id: 'bookingErrorPage.declinedLead',
    defaultMessage:
      'That happens with foreign payments. Your bank can tell you why; your request is untouched.',
  },
  abandonedHeading: {
    id: 'bookingErrorPage.abandonedHeading',
    defaultMessage: 'The payment was not finished',
  },
  abandonedLead: {
    id: 'bookingErrorPage.abandonedLead',
    defaultMessage: 'You left before the end, or the connection broke. Your request is untouched.',
  },
  expiredHeading: {
    id: 'bookingErrorPage.expiredHeading',
    defaultMessage: 'The time to pay has run out',
  },
  expiredLead: {
    id: 'bookingErrorPage.expiredLead',
    defaultMessage: 'We could not hold your seats any longer without a payment.',
  },
  pageExpiredLead: {
    id: 'bookingErrorPage.pageExpiredLead',
    defaultMessage:
      'The payment page closes by itself after an hour. Your request is unchanged, and you can pay again.',
  },
  unknownHeading: { id: 'bookingErrorPage.unknownHeading', defaultMessage: 'That did not work' },
  unknownLead: {
    id: 'bookingErrorPage.unknownLead',
    defaultMessage:
      'Something broke on the way, and we don’t know yet what. Your request is untouched.',
  },
  money: { id: 'bookingErrorPage.money', defaultMessage: 'Was money taken?' },
  moneyNone: {
    id: 'bookingErrorPage.moneyNone',
    defaultMessage:
      'No payment for this request has reached us. Should your bank show an amount as reserved, it usually comes free by itself within a few days.',
  },
  moneySome: {
    id: 'bookingErrorPage.moneySome',
    defaultMessage:
      '{amount} have arrived for this request, and they count. Please don’t pay the same again before you have asked us.',
  },
  moneyBack: {
    id: 'bookingErrorPage.moneyBack',
    defaultMessage:
      '{amount} arrived for this request and goes back to you. You have nothing to do: we write to you when it is done.',
  },
  next: { id: 'bookingErrorPage.next', defaultMessage: 'What you can do now' },
  retry: { id: 'bookingErrorPage.retry', defaultMessage: 'See the payment again' },
  retryText: {
    id: 'bookingErrorPage.retryText',
    defaultMessage: 'The amount and the way to pay it, as they stand now.',
  },
  otherDates: { id: 'bookingErrorPage.otherDates', defaultMessage: 'Look at other dates' },
  otherDatesText: {
    id: 'bookingErrorPage.otherDatesText',
    defaultMessage: 'The same tour, on days with free seats.',
  },
  request: { id: 'bookingErrorPage.request', defaultMessage: 'See how your request stands' },
  requestText: {
    id: 'bookingErrorPage.requestText',
    defaultMessage: 'Its status, the trip and the organizer.',
  },
  ask: { id: 'bookingErrorPage.ask', defaultMessage: 'Ask us' },
  askText: {
    id: 'bookingErrorPage.askText',
    defaultMessage: 'Name request {number}. We answer with a name.',
  },
})
