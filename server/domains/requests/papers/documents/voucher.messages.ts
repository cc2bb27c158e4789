import { defineMessages } from '../../../../i18n/defineMessages.ts'

export const voucherMessages = defineMessages({
  voucher: { id: 'voucher.voucher', defaultMessage: 'Voucher' },
  subject: { id: 'voucher.subject', defaultMessage: 'Voucher for a trip' },
  number: { id: 'voucher.number', defaultMessage: 'Voucher {number}' },
  cancelled: { id: 'voucher.cancelled', defaultMessage: 'Canceled: this voucher is not valid' },
  show: {
    id: 'voucher.show',
    defaultMessage: 'Show this page to your guide at the start, on paper or on your phone.',
  },
  scan: {
    id: 'voucher.scan',
    defaultMessage: 'Guides scan the code to see that the voucher is valid.',
  },
  trip: { id: 'voucher.trip', defaultMessage: 'Your trip' },
  when: { id: 'voucher.when', defaultMessage: 'When' },
  startTime: { id: 'voucher.startTime', defaultMessage: 'Starts at {time} ({zone})' },
  people: { id: 'voucher.people', defaultMessage: 'Who' },
  count: {
    id: 'voucher.count',
    defaultMessage:
      '{adults} {adults, plural, one {adult} other {adults}}{children, plural, =0 {} other {, {children} {children, plural, one {child} other {children}}}}',
  },
  place: { id: 'voucher.place', defaultMessage: 'Place' },
  request: { id: 'voucher.request', defaultMessage: 'Request' },
  travelers: { id: 'voucher.travelers', defaultMessage: 'Who travels' },
  unnamed: {
    id: 'voucher.unnamed',
    defaultMessage:
      '{count, plural, one {one seat without a name yet} other {{count} seats without a name yet}}',
  },
  lead: { id: 'voucher.lead', defaultMessage: 'Booked by' },
  meetingPoint: { id: 'voucher.meetingPoint', defaultMessage: 'Where we meet' },
  meetingOpen: {
    id: 'voucher.meetingOpen',
    defaultMessage: '{organizer} writes the exact place to you before the start.',
  },
  organizer: { id: 'voucher.organizer', defaultMessage: 'Your organizer' },
  legal: { id: 'voucher.legal', defaultMessage: 'Contract partner: {name}' },
  emergency: { id: 'voucher.emergency', defaultMessage: 'If something goes wrong' },
  emergencyFirst: {
    id: 'voucher.emergencyFirst',
    defaultMessage: 'Call the organizer first: they are nearest.',
  },
  emergency112: {
    id: 'voucher.emergency112',
    defaultMessage: 'Danger to life: 112, everywhere in Russia, even without a SIM card',
  },
  emergencyUs: { id: 'voucher.emergencyUs', defaultMessage: 'Versta, if you reach nobody' },
  money: { id: 'voucher.money', defaultMessage: 'Payment' },
  price: { id: 'voucher.price', defaultMessage: 'Price of the trip' },
  paid: { id: 'voucher.paid', defaultMessage: 'Paid' },
  open: { id: 'voucher.open', defaultMessage: 'Still to be paid' },
  openBy: { id: 'voucher.openBy', defaultMessage: 'Still to be paid, by {day}' },
  nothingOpen: { id: 'voucher.nothingOpen', defaultMessage: 'Everything is paid.' },
  onTheSpot: {
    id: 'voucher.onTheSpot',
    defaultMessage: 'Not included: you pay this yourself on the spot',
  },
  page: { id: 'voucher.page', defaultMessage: 'Page {page} of {total}' },
})
