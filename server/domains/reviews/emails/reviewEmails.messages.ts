import { defineMessages } from '../../../i18n/defineMessages.ts'

export const reviewEmailsMessages = defineMessages({
  publishedSubject: {
    id: 'reviewEmails.publishedSubject',
    defaultMessage: 'Your review of {tour} is online',
  },
  publishedText: {
    id: 'reviewEmails.publishedText',
    defaultMessage:
      'Hello {name}, thank you for writing about your trip. Your words and your rating now stand on the page of {tour}.',
  },
  publishedAnswer: {
    id: 'reviewEmails.publishedAnswer',
    defaultMessage: 'The organizer may answer them in public.',
  },
  seeOnPage: { id: 'reviewEmails.seeOnPage', defaultMessage: 'See it on the page' },
  rejectedSubject: {
    id: 'reviewEmails.rejectedSubject',
    defaultMessage: 'Your review of {tour} is not shown',
  },
  rejectedText: {
    id: 'reviewEmails.rejectedText',
    defaultMessage: 'Hello {name}, we have read your review of {tour} and do not show it.',
  },
  rejectedReason: { id: 'reviewEmails.rejectedReason', defaultMessage: 'Our reason: “{reason}”' },
  rejectedObjection: {
    id: 'reviewEmails.rejectedObjection',
    defaultMessage: 'You see it differently? Write to us: a person answers.',
  },
  reachUs: { id: 'reviewEmails.reachUs', defaultMessage: 'All ways to reach us' },
  answeredSubject: {
    id: 'reviewEmails.answeredSubject',
    defaultMessage: '{organizer} has answered your review of {tour}',
  },
  answeredText: {
    id: 'reviewEmails.answeredText',
    defaultMessage: 'Hello {name}, the organizer has read what you wrote about {tour} and answers:',
  },
  answeredQuote: { id: 'reviewEmails.answeredQuote', defaultMessage: '“{answer}”' },
  answeredPublic: {
    id: 'reviewEmails.answeredPublic',
    defaultMessage: 'Everybody can read this answer under your review.',
  },
  readOnPage: { id: 'reviewEmails.readOnPage', defaultMessage: 'Read it on the page' },
})
