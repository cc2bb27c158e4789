import { defineMessages } from '../../../i18n/defineMessages.ts'

export const giftCardsMessages = defineMessages({
  metaTitle: {
    id: 'giftCardsPage.metaTitle',
    defaultMessage: 'Gift cards for tours, cruises and city walks | Versta',
  },
  metaDescription: {
    id: 'giftCardsPage.metaDescription',
    defaultMessage:
      'Give a walk, a week in the mountains or a cabin on the Volga: any amount from $50 to $5,000, valid for three years, for every offer on Versta.',
  },
  crumb: { id: 'giftCardsPage.crumb', defaultMessage: 'Gift cards' },
  title: { id: 'giftCardsPage.title', defaultMessage: 'Give somebody a reason to pack' },
  lead: {
    id: 'giftCardsPage.lead',
    defaultMessage:
      'From $50 to $5,000, valid for three years and for everything on Versta. You choose the amount, they choose the horizon.',
  },
  ask: { id: 'giftCardsPage.ask', defaultMessage: 'Ask for a gift card' },
  sampleAmount: { id: 'giftCardsPage.sampleAmount', defaultMessage: '$500' },
  sampleFor: { id: 'giftCardsPage.sampleFor', defaultMessage: 'For Johanna' },
  sampleWords: {
    id: 'giftCardsPage.sampleWords',
    defaultMessage: 'For the lake you keep talking about.',
  },
  sampleLabel: {
    id: 'giftCardsPage.sampleLabel',
    defaultMessage:
      'A gift card, as it arrives: $500 for Johanna, with the words “For the lake you keep talking about.”',
  },
  amountsTitle: { id: 'giftCardsPage.amountsTitle', defaultMessage: 'What an amount becomes' },
  amountsText: {
    id: 'giftCardsPage.amountsText',
    defaultMessage:
      'Any whole amount will do, in dollars or euros. It can pay for a part of a trip as well as for all of it. Roughly:',
  },
  small: { id: 'giftCardsPage.small', defaultMessage: '$50 to $150' },
  smallText: {
    id: 'giftCardsPage.smallText',
    defaultMessage: 'An afternoon for two with somebody who knows which courtyard is open.',
  },
  middle: { id: 'giftCardsPage.middle', defaultMessage: '$300 to $800' },
  middleText: {
    id: 'giftCardsPage.middleText',
    defaultMessage: 'A long weekend: a table in Dagestan, the northern lights, the Golden Ring.',
  },
  large: { id: 'giftCardsPage.large', defaultMessage: '$1,000 to $2,500' },
  largeText: {
    id: 'giftCardsPage.largeText',
    defaultMessage:
      'A week and more on foot, on horseback or in a cabin with a window on the river.',
  },
  largest: { id: 'giftCardsPage.largest', defaultMessage: 'Up to $5,000' },
  largestText: {
    id: 'giftCardsPage.largestText',
    defaultMessage:
      'The far end of the map: Kamchatka, the Kurils, a ship in the ice. Or a share in it, together with others.',
  },
  stepsTitle: { id: 'giftCardsPage.stepsTitle', defaultMessage: 'How to get one' },
  stepsText: {
    id: 'giftCardsPage.stepsText',
    defaultMessage: 'People make gift cards here, one by one. A letter is all it takes.',
  },
  write: { id: 'giftCardsPage.write', defaultMessage: 'Write to us' },
  writeText: {
    id: 'giftCardsPage.writeText',
    defaultMessage:
      'The amount, the name, English or German, the day it must be there, and a line of your own if you like.',
  },
  pay: { id: 'giftCardsPage.pay', defaultMessage: 'Pay the invoice' },
  payText: {
    id: 'giftCardsPage.payText',
    defaultMessage:
      'We answer with an invoice on the same working day. There is no fee on top of the amount.',
  },
  give: { id: 'giftCardsPage.give', defaultMessage: 'Give it' },
  giveText: {
    id: 'giftCardsPage.giveText',
    defaultMessage: 'The card comes as a PDF to print or to forward, with its own number.',
  },
  redeem: { id: 'giftCardsPage.redeem', defaultMessage: 'They choose' },
  redeemText: {
    id: 'giftCardsPage.redeemText',
    defaultMessage:
      'Whoever holds the card writes its number into the comment of a request. We take it off the price.',
  },
  termsTitle: { id: 'giftCardsPage.termsTitle', defaultMessage: 'Good to know' },
  valid: { id: 'giftCardsPage.valid', defaultMessage: 'Valid' },
  validText: {
    id: 'giftCardsPage.validText',
    defaultMessage: 'Three years from the end of the year in which it was bought.',
  },
  rest: { id: 'giftCardsPage.rest', defaultMessage: 'What is left' },
  restText: {
    id: 'giftCardsPage.restText',
    defaultMessage: 'Stays on the card. It can be spent on as many trips as it lasts for.',
  },
  other: { id: 'giftCardsPage.other', defaultMessage: 'Other currency' },
  otherText: {
    id: 'giftCardsPage.otherText',
    defaultMessage:
      'If the trip is priced in another currency, we convert at the rate of the day of the request.',
  },
  person: { id: 'giftCardsPage.person', defaultMessage: 'In whose name' },
  personText: {
    id: 'giftCardsPage.personText',
    defaultMessage: 'Nobody’s: the card may be passed on. The name on it is there for joy.',
  },
  back: { id: 'giftCardsPage.back', defaultMessage: 'Changed your mind' },
  backText: {
    id: 'giftCardsPage.backText',
    defaultMessage:
      'Within 14 days you get your money back, as long as nothing of the card has been spent.',
  },
  cancelled: { id: 'giftCardsPage.cancelled', defaultMessage: 'Trip called off' },
  cancelledText: {
    id: 'giftCardsPage.cancelledText',
    defaultMessage: 'The amount returns to the card, and the three years start again.',
  },
  callTitle: { id: 'giftCardsPage.callTitle', defaultMessage: 'Whose birthday is it?' },
  callText: {
    id: 'giftCardsPage.callText',
    defaultMessage:
      'Tell us the name, the amount and the day. If it is tomorrow, call: a card takes us ten minutes.',
  },
  subject: { id: 'giftCardsPage.subject', defaultMessage: 'Gift card' },
})
