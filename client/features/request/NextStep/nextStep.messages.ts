import { defineMessages } from '../../../i18n/defineMessages.ts'

export const nextStepMessages = defineMessages({
  wait: {
    id: 'nextStep.wait',
    defaultMessage: '{organizer} is checking the date. Nothing to do for you now.',
  },
  waitOver: {
    id: 'nextStep.waitOver',
    defaultMessage: '{organizer} has not answered in time. The request ends by itself, at no cost.',
  },
  payFirst: {
    id: 'nextStep.payFirst',
    defaultMessage: 'Confirmed. {amount} make the seats yours.',
  },
  payFirstBy: {
    id: 'nextStep.payFirstBy',
    defaultMessage: 'Confirmed. {amount} make the seats yours, until {time}.',
  },
  pay: { id: 'nextStep.pay', defaultMessage: 'Pay {amount}' },
  payRest: {
    id: 'nextStep.payRest',
    defaultMessage: 'The seats are yours. The rest, {amount}, is due by {day}.',
  },
  payRestNow: { id: 'nextStep.payRestNow', defaultMessage: 'The rest, {amount}, is due now.' },
  names: {
    id: 'nextStep.names',
    defaultMessage:
      'The seats are yours. {missing, plural, one {One traveler has} other {# travelers have}} no name yet.',
  },
  namesAction: { id: 'nextStep.namesAction', defaultMessage: 'Say who travels' },
  voucher: {
    id: 'nextStep.voucher',
    defaultMessage: 'Everything is paid and everybody is named. Take the voucher with you.',
  },
  voucherAction: { id: 'nextStep.voucherAction', defaultMessage: 'Download the voucher' },
  travel: { id: 'nextStep.travel', defaultMessage: 'Have a good trip. Keep the voucher at hand.' },
  review: {
    id: 'nextStep.review',
    defaultMessage: 'How was it? Your words help those who go next.',
  },
  reviewAction: { id: 'nextStep.reviewAction', defaultMessage: 'Write a review' },
  over: { id: 'nextStep.over', defaultMessage: 'You have been there.' },
  cancelled: {
    id: 'nextStep.cancelled',
    defaultMessage: 'Nothing more will happen with this one.',
  },
  missed: { id: 'nextStep.missed', defaultMessage: 'The start has passed without a confirmation.' },
  again: { id: 'nextStep.again', defaultMessage: 'See the tour again' },
})
