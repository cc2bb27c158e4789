import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Texts of a part that loads later: the page's first download has none of their names. */
export const payRefusalMessages = defineMessages({
  moreTime: {
    id: 'requestPayPage.refusedMoreTime',
    defaultMessage:
      'The seats can’t be held longer by themselves any more. Ask {organizer}, who still may.',
  },
  title: { id: 'requestPayPage.refusedTitle', defaultMessage: 'No payment was begun' },
  notConfirmed: {
    id: 'requestPayPage.refusedNotConfirmed',
    defaultMessage: '{organizer} has not confirmed yet.',
  },
  nothingDue: {
    id: 'requestPayPage.refusedNothingDue',
    defaultMessage: 'There is nothing left to pay.',
  },
  hold: {
    id: 'requestPayPage.refusedHold',
    defaultMessage: 'The time for holding your seats has run out.',
  },
  ended: { id: 'requestPayPage.refusedEnded', defaultMessage: 'This request is closed.' },
  provider: {
    id: 'requestPayPage.refusedProvider',
    defaultMessage:
      'The payment service doesn’t take this payment. Write to us, and we find another way.',
  },
  away: {
    id: 'requestPayPage.refusedAway',
    defaultMessage:
      'The payment service does not answer. Nothing was charged; please try again in a minute.',
  },
  wait: {
    id: 'requestPayPage.refusedWait',
    defaultMessage:
      'Too many payments were begun from your connection within an hour. Nothing was charged.',
  },
})
