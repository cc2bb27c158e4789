import { defineMessages } from '../../i18n/defineMessages.ts'

export const crmFrameMessages = defineMessages({
  pages: { id: 'crmFrame.pages', defaultMessage: 'Pages for organizers' },
  requests: { id: 'crmFrame.requests', defaultMessage: 'Requests' },
  reviews: { id: 'crmFrame.reviews', defaultMessage: 'Reviews' },
  individualTours: { id: 'crmFrame.individualTours', defaultMessage: 'Individual tours' },
  statement: { id: 'crmFrame.statement', defaultMessage: 'Statement' },
  payouts: { id: 'crmFrame.payouts', defaultMessage: 'Payouts' },
  logOut: { id: 'crmFrame.logOut', defaultMessage: 'Log out' },
})
