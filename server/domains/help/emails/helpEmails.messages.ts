import { defineMessages } from '../../../i18n/defineMessages.ts'

export const helpEmailsMessages = defineMessages({
  topicsLearnMore: { id: 'helpEmails.topicsLearnMore', defaultMessage: 'a question about a tour' },
  topicsCorpTourRequest: {
    id: 'helpEmails.topicsCorpTourRequest',
    defaultMessage: 'a trip for a company',
  },
  topicsIndividualTour: {
    id: 'helpEmails.topicsIndividualTour',
    defaultMessage: 'a trip of one’s own',
  },
  topicsPhoneCallRequest: {
    id: 'helpEmails.topicsPhoneCallRequest',
    defaultMessage: 'a call back',
  },
  topicsCashback: { id: 'helpEmails.topicsCashback', defaultMessage: 'cashback' },
  topicsGiftCard: { id: 'helpEmails.topicsGiftCard', defaultMessage: 'a gift card' },
  topicsVisa: { id: 'helpEmails.topicsVisa', defaultMessage: 'a visa' },
  topicsAgency: { id: 'helpEmails.topicsAgency', defaultMessage: 'a partnership' },
  topicsOther: { id: 'helpEmails.topicsOther', defaultMessage: 'something else' },
  staffSubject: { id: 'helpEmails.staffSubject', defaultMessage: 'Help request {number}: {topic}' },
  staffText: {
    id: 'helpEmails.staffText',
    defaultMessage:
      'From {name}{hasEmail, select, true {, {email}} other {}}{hasPhone, select, true {, {phone}} other {}}.',
  },
  staffTour: { id: 'helpEmails.staffTour', defaultMessage: 'About the tour “{tour}”.' },
  staffMessage: { id: 'helpEmails.staffMessage', defaultMessage: '“{message}”' },
  staffPage: { id: 'helpEmails.staffPage', defaultMessage: 'Asked on {pageUrl}' },
  staffAction: { id: 'helpEmails.staffAction', defaultMessage: 'Open the list' },
  visitorSubject: {
    id: 'helpEmails.visitorSubject',
    defaultMessage: 'We have your message, number {number}',
  },
  visitorText: {
    id: 'helpEmails.visitorText',
    defaultMessage:
      'Thank you for writing to us about {topic}. One of the five of us reads it and answers within one working day.',
  },
  visitorMistyped: {
    id: 'helpEmails.visitorMistyped',
    defaultMessage:
      'You did not write to us? Then somebody mistyped an address, and you may forget this letter.',
  },
  reachUs: { id: 'helpEmails.reachUs', defaultMessage: 'All ways to reach us' },
})
