import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestQrPageMessages = defineMessages({
  title: { id: 'requestQrPage.title', defaultMessage: 'Code for request {number} | Versta' },
  crumb: { id: 'requestQrPage.crumb', defaultMessage: 'Code' },
  heading: { id: 'requestQrPage.heading', defaultMessage: 'Payment on your phone' },
  lead: {
    id: 'requestQrPage.lead',
    defaultMessage: 'Point the camera at the code: it opens the payment page of this request.',
  },
  toPay: { id: 'requestQrPage.toPay', defaultMessage: 'To pay now' },
  toPayLater: { id: 'requestQrPage.toPayLater', defaultMessage: 'To pay by {day}' },
  toPayAsked: { id: 'requestQrPage.toPayAsked', defaultMessage: 'To pay once confirmed' },
  nothing: { id: 'requestQrPage.nothing', defaultMessage: 'Nothing to pay' },
  code: {
    id: 'requestQrPage.code',
    defaultMessage: 'QR code that leads to the payment page of request {number}',
  },
  reference: { id: 'requestQrPage.reference', defaultMessage: 'Request {number}' },
  noCharge: {
    id: 'requestQrPage.noCharge',
    defaultMessage:
      'Scanning charges nothing. It opens a page that says what is due, and how to pay.',
  },
  link: { id: 'requestQrPage.link', defaultMessage: 'Link' },
  share: {
    id: 'requestQrPage.share',
    defaultMessage: 'Whoever has this link can see the request.',
  },
  toPayPage: { id: 'requestQrPage.toPayPage', defaultMessage: 'Open the payment page here' },
  closed: {
    id: 'requestQrPage.closed',
    defaultMessage: 'This request is closed, so there is nothing to pay and no code to scan.',
  },
  over: {
    id: 'requestQrPage.over',
    defaultMessage: 'This trip is over, so there is no code to scan.',
  },
})
