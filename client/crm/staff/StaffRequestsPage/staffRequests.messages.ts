import { defineMessages } from '../../../i18n/defineMessages.ts'

export const staffRequestsMessages = defineMessages({
  title: { id: 'staffRequests.title', defaultMessage: 'All requests | Versta’s desk' },
  heading: { id: 'staffRequests.heading', defaultMessage: 'All requests' },
  search: { id: 'staffRequests.search', defaultMessage: 'Number, name, e-mail or organizer' },
  status: { id: 'staffRequests.status', defaultMessage: 'Status' },
  allStatuses: { id: 'staffRequests.allStatuses', defaultMessage: 'All' },
  show: { id: 'staffRequests.show', defaultMessage: 'Show' },
  number: { id: 'staffRequests.number', defaultMessage: 'No.' },
  trip: { id: 'staffRequests.trip', defaultMessage: 'Trip' },
  contact: { id: 'staffRequests.contact', defaultMessage: 'Contact' },
  total: { id: 'staffRequests.total', defaultMessage: 'Total' },
  history: { id: 'staffRequests.history', defaultMessage: 'History' },
  cancel: { id: 'staffRequests.cancel', defaultMessage: 'Cancel' },
  cancelSpoken: {
    id: 'staffRequests.cancelSpoken',
    defaultMessage: 'Cancel request {number} of {name}',
  },
  cancelText: {
    id: 'staffRequests.cancelText',
    defaultMessage:
      'The seats are free again and everything paid is refunded. We’ve e-mailed the organizer.',
  },
  reason: { id: 'staffRequests.reason', defaultMessage: 'Reason' },
  reasonHint: {
    id: 'staffRequests.reasonHint',
    defaultMessage: 'Goes out with the letters and stays in the history.',
  },
  notify: { id: 'staffRequests.notify', defaultMessage: 'Write to the traveler' },
  cancelNow: { id: 'staffRequests.cancelNow', defaultMessage: 'Cancel the request' },
  empty: { id: 'staffRequests.empty', defaultMessage: 'Nothing found' },
  emptyText: {
    id: 'staffRequests.emptyText',
    defaultMessage: 'No request is like that. Fewer letters find more.',
  },
})
