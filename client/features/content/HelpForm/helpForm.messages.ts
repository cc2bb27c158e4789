import type { HelpRequestKind } from '#schema/codes/helpRequests.ts'
import { defineMessages, type Message } from '../../../i18n/defineMessages.ts'

export const helpFormMessages = defineMessages({
  topic: { id: 'helpForm.topic', defaultMessage: 'What is it about?' },
  name: { id: 'helpForm.name', defaultMessage: 'Your name' },
  email: { id: 'helpForm.email', defaultMessage: 'E-mail' },
  phone: { id: 'helpForm.phone', defaultMessage: 'Phone' },
  phoneHint: { id: 'helpForm.phoneHint', defaultMessage: 'With the country’s code, such as +49.' },
  message: { id: 'helpForm.message', defaultMessage: 'Your message' },
  optional: { id: 'helpForm.optional', defaultMessage: 'optional' },
  send: { id: 'helpForm.send', defaultMessage: 'Send the message' },
  privacy: {
    id: 'helpForm.privacy',
    defaultMessage:
      'Read by the desk in Berlin, used for the answer, nothing else. <privacy>How we treat data</privacy>',
  },
  sentTitle: { id: 'helpForm.sentTitle', defaultMessage: 'Your message is with us' },
  sentText: {
    id: 'helpForm.sentText',
    defaultMessage:
      'A person reads it and answers within one working day. If you left an e-mail address, a confirmation is on its way.',
  },
  again: { id: 'helpForm.again', defaultMessage: 'Write another one' },
  tooOften: {
    id: 'helpForm.tooOften',
    defaultMessage:
      'That was a lot of messages in a short time. What you typed is still here; if it is urgent, please call us.',
  },
  away: {
    id: 'helpForm.away',
    defaultMessage:
      'The message did not get through. What you typed is still here: please try again.',
  },
})

export const topicMessages = defineMessages({
  learn_more: { id: 'helpTopic.learnMore', defaultMessage: 'A question about a tour' },
  corp_tour_request: { id: 'helpTopic.company', defaultMessage: 'A trip for a company or a club' },
  individual_tour: { id: 'helpTopic.individual', defaultMessage: 'A trip made for us' },
  phone_call_request: { id: 'helpTopic.call', defaultMessage: 'Please call me' },
  cashback: { id: 'helpTopic.cashback', defaultMessage: 'Cashback' },
  gift_card: { id: 'helpTopic.giftCard', defaultMessage: 'A gift card' },
  visa: { id: 'helpTopic.visa', defaultMessage: 'Visa and papers' },
  agency: { id: 'helpTopic.agency', defaultMessage: 'Selling with us' },
  other: { id: 'helpTopic.other', defaultMessage: 'Something else' },
}) satisfies Record<HelpRequestKind, Message>

/** Hints on details that help us answer right away. */
export const wordMessages = defineMessages({
  learn_more: {
    id: 'helpWords.learnMore',
    defaultMessage: 'Which tour, and what would you like to know?',
  },
  corp_tour_request: {
    id: 'helpWords.company',
    defaultMessage: 'How many people, when, and what should they come home with?',
  },
  individual_tour: {
    id: 'helpWords.individual',
    defaultMessage: 'Where to, when, how many of you, and what you would rather not do.',
  },
  phone_call_request: {
    id: 'helpWords.call',
    defaultMessage: 'When are you easiest to reach, and in which time zone?',
  },
  cashback: {
    id: 'helpWords.cashback',
    defaultMessage: 'The number of the request, if you have one.',
  },
  gift_card: {
    id: 'helpWords.giftCard',
    defaultMessage: 'The amount, the name on the card, and the day by which you need it.',
  },
  visa: {
    id: 'helpWords.visa',
    defaultMessage: 'Which passport, which tour or dates, and which border.',
  },
  agency: {
    id: 'helpWords.agency',
    defaultMessage: 'Name and country of the agency, and where your clients want to go.',
  },
  other: {
    id: 'helpWords.other',
    defaultMessage: 'What would you like to know, or what can we do for you?',
  },
}) satisfies Record<HelpRequestKind, Message>
