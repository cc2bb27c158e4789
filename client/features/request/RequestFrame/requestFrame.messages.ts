import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestFrameMessages = defineMessages({
  home: { id: 'requestFrame.home', defaultMessage: 'Home' },
  breadcrumbs: { id: 'requestFrame.breadcrumbs', defaultMessage: 'You are here' },
  number: { id: 'requestFrame.number', defaultMessage: 'Request {number}' },
  pages: { id: 'requestFrame.pages', defaultMessage: 'Pages of this request' },
  overview: { id: 'requestFrame.overview', defaultMessage: 'Overview' },
  travelers: {
    id: 'requestFrame.travelers',
    defaultMessage: 'Who travels, {named, number} of {seats, number}',
  },
  payment: { id: 'requestFrame.payment', defaultMessage: 'Payment' },
  itinerary: { id: 'requestFrame.itinerary', defaultMessage: 'Itinerary' },
  offer: { id: 'requestFrame.offer', defaultMessage: 'Your offer' },
  arrival: { id: 'requestFrame.arrival', defaultMessage: 'Before you go' },
  callTitle: { id: 'requestFrame.callTitle', defaultMessage: 'Something unclear?' },
  callText: {
    id: 'requestFrame.callText',
    defaultMessage: 'Name request {number}, and we know at once which trip you mean.',
  },
  callSubject: { id: 'requestFrame.callSubject', defaultMessage: 'Request {number}' },
  print: { id: 'requestFrame.print', defaultMessage: 'Print' },
  localTime: { id: 'requestFrame.localTime', defaultMessage: '{time}, local time of the tour' },
})
