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

export const staffFrameMessages = defineMessages({
  who: { id: 'staffFrame.who', defaultMessage: 'Versta’s desk' },
  pages: { id: 'staffFrame.pages', defaultMessage: 'Pages of the staff' },
  requests: { id: 'staffFrame.requests', defaultMessage: 'Requests' },
  reviews: { id: 'staffFrame.reviews', defaultMessage: 'Reviews' },
  payouts: { id: 'staffFrame.payouts', defaultMessage: 'Payouts' },
  money: { id: 'staffFrame.money', defaultMessage: 'Money astray' },
  help: { id: 'staffFrame.help', defaultMessage: 'Help' },
  jobs: { id: 'staffFrame.jobs', defaultMessage: 'Failed jobs' },
  logOut: { id: 'staffFrame.logOut', defaultMessage: 'Log out' },
})
