import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestsPageMessages = defineMessages({
  title: { id: 'crmRequests.title', defaultMessage: 'Requests | Versta for organizers' },
  heading: { id: 'crmRequests.heading', defaultMessage: 'Requests' },
  status: { id: 'crmRequests.status', defaultMessage: 'Status' },
  allStatuses: { id: 'crmRequests.allStatuses', defaultMessage: 'All' },
  show: { id: 'crmRequests.show', defaultMessage: 'Show' },
  number: { id: 'crmRequests.number', defaultMessage: 'No.' },
  created: { id: 'crmRequests.created', defaultMessage: 'Received' },
  tour: { id: 'crmRequests.tour', defaultMessage: 'Tour' },
  dates: { id: 'crmRequests.dates', defaultMessage: 'Dates' },
  people: { id: 'crmRequests.people', defaultMessage: 'People' },
  peopleValue: {
    id: 'crmRequests.peopleValue',
    defaultMessage: '{adults, number}{children, plural, =0 {} other { + #}}',
  },
  peopleSpoken: {
    id: 'crmRequests.peopleSpoken',
    defaultMessage:
      '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  },
  contact: { id: 'crmRequests.contact', defaultMessage: 'Contact' },
  total: { id: 'crmRequests.total', defaultMessage: 'Total' },
  holdUntil: { id: 'crmRequests.holdUntil', defaultMessage: 'Held until' },
  moved: {
    id: 'crmRequests.moved',
    defaultMessage: 'Request {number} stands otherwise by now: the list shows how.',
  },
  failed: { id: 'crmRequests.failed', defaultMessage: 'That did not work. Please try again.' },
  note: { id: 'crmRequests.note', defaultMessage: 'Note: {comment}' },
  older: { id: 'crmRequests.older', defaultMessage: 'Older requests' },
  empty: { id: 'crmRequests.empty', defaultMessage: 'No requests yet' },
  emptyText: {
    id: 'crmRequests.emptyText',
    defaultMessage: 'The next one appears here the moment a traveler sends it.',
  },
  emptyFiltered: { id: 'crmRequests.emptyFiltered', defaultMessage: 'No request has this status' },
  showAll: { id: 'crmRequests.showAll', defaultMessage: 'Show all requests' },
})
