import { defineMessages } from '../../../i18n/defineMessages.ts'

export const accountPageMessages = defineMessages({
  heading: { id: 'accountPage.heading', defaultMessage: 'Your trips' },
  emptyTitle: { id: 'accountPage.emptyTitle', defaultMessage: 'No trip yet' },
  emptyText: {
    id: 'accountPage.emptyText',
    defaultMessage: 'Whatever you request shows up here, with what comes next.',
  },
  explore: { id: 'accountPage.explore', defaultMessage: 'See where we go' },
  number: { id: 'accountPage.number', defaultMessage: 'Request {number}' },
  people: {
    id: 'accountPage.people',
    defaultMessage: '{people, plural, one {# person} other {# people}}',
  },
  named: { id: 'accountPage.named', defaultMessage: '{named, number} of {seats, number} named' },
  upcoming: { id: 'accountPage.upcoming', defaultMessage: 'Coming up' },
  past: { id: 'accountPage.past', defaultMessage: 'Past and canceled' },
  nothingAhead: {
    id: 'accountPage.nothingAhead',
    defaultMessage: 'Nothing planned. Where to next?',
  },
  newest: { id: 'accountPage.newest', defaultMessage: 'Newest trips' },
  older: { id: 'accountPage.older', defaultMessage: 'Older trips' },
  papers: { id: 'accountPage.papers', defaultMessage: 'Payments and documents' },
})
