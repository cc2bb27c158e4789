import { defineMessages } from '../../../i18n/defineMessages.ts'

export const helpRequestsMessages = defineMessages({
  title: { id: 'helpRequests.title', defaultMessage: 'Help requests | Versta’s desk' },
  heading: { id: 'helpRequests.heading', defaultMessage: 'Help requests that wait' },
  headingAll: { id: 'helpRequests.headingAll', defaultMessage: 'All help requests' },
  waiting: { id: 'helpRequests.waiting', defaultMessage: 'Only those that wait' },
  all: { id: 'helpRequests.all', defaultMessage: 'Show answered ones too' },
  number: { id: 'helpRequests.number', defaultMessage: 'No.' },
  received: { id: 'helpRequests.received', defaultMessage: 'Received' },
  topic: { id: 'helpRequests.topic', defaultMessage: 'About' },
  who: { id: 'helpRequests.who', defaultMessage: 'Who' },
  message: { id: 'helpRequests.message', defaultMessage: 'Message' },
  state: { id: 'helpRequests.state', defaultMessage: 'Answer' },
  answerIn: { id: 'helpRequests.answerIn', defaultMessage: 'Answer in {language}' },
  handle: { id: 'helpRequests.handle', defaultMessage: 'Answered' },
  handleSpoken: {
    id: 'helpRequests.handleSpoken',
    defaultMessage: 'Request {number} of {name} is answered',
  },
  undo: { id: 'helpRequests.undo', defaultMessage: 'Undo' },
  undoSpoken: {
    id: 'helpRequests.undoSpoken',
    defaultMessage: 'Request {number} of {name} waits again',
  },
  handled: { id: 'helpRequests.handled', defaultMessage: '{at} by {name}' },
  empty: { id: 'helpRequests.empty', defaultMessage: 'Nobody waits for an answer' },
})
