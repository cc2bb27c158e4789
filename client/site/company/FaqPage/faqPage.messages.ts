import { defineMessages } from '../../../i18n/defineMessages.ts'

export const faqMessages = defineMessages({
  metaTitle: {
    id: 'faqPage.metaTitle',
    defaultMessage: 'Questions and answers: booking, payment, visas, on the trip | Versta',
  },
  metaDescription: {
    id: 'faqPage.metaDescription',
    defaultMessage:
      'When you pay, what a cancellation costs, whether your card works, who writes the invitation: {count} questions that travelers ask us, with plain answers.',
  },
  title: { id: 'faqPage.title', defaultMessage: 'Questions and answers' },
  lead: {
    id: 'faqPage.lead',
    defaultMessage:
      '{count} things that travelers ask before they go, and a few they ask from the road.',
  },
  search: { id: 'faqPage.search', defaultMessage: 'Search the questions' },
  searchHint: { id: 'faqPage.searchHint', defaultMessage: 'prepayment, e-visa, tip' },
  found: {
    id: 'faqPage.found',
    defaultMessage:
      '{count, plural, =0 {No question has these words} one {# question has these words} other {# questions have these words}}',
  },
  nothing: {
    id: 'faqPage.nothing',
    defaultMessage: 'Try a single word, or ask us: the address is at the end of the page.',
  },
  link: { id: 'faqPage.link', defaultMessage: 'Link to this question' },
  callTitle: { id: 'faqPage.callTitle', defaultMessage: 'Your question is not there?' },
  callText: {
    id: 'faqPage.callText',
    defaultMessage:
      'Write it as it comes to mind. Somebody answers you within a working day, and the good ones join the list.',
  },
  subject: { id: 'faqPage.subject', defaultMessage: 'A question' },
})
