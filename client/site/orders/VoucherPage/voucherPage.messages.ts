import { defineMessages } from '../../../i18n/defineMessages.ts'

export const voucherPageMessages = defineMessages({
  title: { id: 'voucherPage.title', defaultMessage: 'Check of a voucher | Versta' },
  valid: { id: 'voucherPage.valid', defaultMessage: 'This voucher is valid' },
  validText: {
    id: 'voucherPage.validText',
    defaultMessage: 'Compare it with the paper, then you may set out.',
  },
  over: { id: 'voucherPage.over', defaultMessage: 'This voucher was valid, but its trip is over' },
  overText: { id: 'voucherPage.overText', defaultMessage: 'The last day of the trip has passed.' },
  cancelled: {
    id: 'voucherPage.cancelled',
    defaultMessage: 'This voucher is not valid: the trip was canceled',
  },
  cancelledText: {
    id: 'voucherPage.cancelledText',
    defaultMessage:
      'The seats were given back. Whoever shows it should look at their request, or call us.',
  },
  unknown: { id: 'voucherPage.unknown', defaultMessage: 'Versta wrote no such voucher' },
  unknownText: {
    id: 'voucherPage.unknownText',
    defaultMessage:
      'The address may have been typed wrong. Scan the code once more; if it leads here again, call us.',
  },
  number: { id: 'voucherPage.number', defaultMessage: 'Voucher' },
  tour: { id: 'voucherPage.tour', defaultMessage: 'Trip' },
  when: { id: 'voucherPage.when', defaultMessage: 'When' },
  people: { id: 'voucherPage.people', defaultMessage: 'Who' },
  peopleValue: {
    id: 'voucherPage.peopleValue',
    defaultMessage:
      '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  },
  bookedBy: { id: 'voucherPage.bookedBy', defaultMessage: 'Booked by' },
  organizer: { id: 'voucherPage.organizer', defaultMessage: 'Organizer' },
  help: { id: 'voucherPage.help', defaultMessage: 'Contact Versta' },
})
