import { defineMessages } from '../../../i18n/defineMessages.ts'

export const offerPageMessages = defineMessages({
  lead: {
    id: 'offerPage.lead',
    defaultMessage: '{organizer} offers you this trip at a price of your own: {people}, {days}.',
  },
  expired: { id: 'offerPage.expired', defaultMessage: 'This offer has ended. It held until' },
  booked: {
    id: 'offerPage.booked',
    defaultMessage: 'This offer is booked: your request has the rest.',
  },
  bookedByLetter: {
    id: 'offerPage.bookedByLetter',
    defaultMessage: 'This offer is booked. The letter about your request has the link to it.',
  },
  withdrawn: { id: 'offerPage.withdrawn', defaultMessage: '{organizer} has withdrawn this offer.' },
  soldOut: {
    id: 'offerPage.soldOut',
    defaultMessage: 'Too few seats are left for all of you. Ask {organizer} for another date.',
  },
  gone: {
    id: 'offerPage.gone',
    defaultMessage: 'This departure can no longer be booked. Ask {organizer} for another date.',
  },
  trip: { id: 'offerPage.trip', defaultMessage: 'Your trip' },
  freeSeats: { id: 'offerPage.freeSeats', defaultMessage: 'Availability' },
  yourPrice: { id: 'offerPage.yourPrice', defaultMessage: 'Your price' },
  usually: { id: 'offerPage.usually', defaultMessage: 'Usual price' },
  perAdult: {
    id: 'offerPage.perAdult',
    defaultMessage: '{count, plural, one {# adult} other {# adults}}, {price} each',
  },
  perChild: {
    id: 'offerPage.perChild',
    defaultMessage: '{count, plural, one {# child} other {# children}}, {price} each',
  },
  youSave: { id: 'offerPage.youSave', defaultMessage: '{amount} less than usual' },
  request: { id: 'offerPage.request', defaultMessage: 'Request this trip' },
  payNothing: {
    id: 'offerPage.payNothing',
    defaultMessage:
      'You pay nothing yet. Seats are held from the moment you send the request; {organizer} then confirms.',
  },
  toRequest: { id: 'offerPage.toRequest', defaultMessage: 'To your request' },
  callText: {
    id: 'offerPage.callText',
    defaultMessage: 'Name the tour and {organizer}, and we find your offer.',
  },
})
