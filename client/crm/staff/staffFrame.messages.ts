import { defineMessages } from '../../i18n/defineMessages.ts'

export const staffFrameMessages = defineMessages({
  who: { id: 'staffFrame.who', defaultMessage: 'Versta’s desk' },
  pages: { id: 'staffFrame.pages', defaultMessage: 'Pages of the staff' },
  requests: { id: 'staffFrame.requests', defaultMessage: 'Requests' },
  reviews: { id: 'staffFrame.reviews', defaultMessage: 'Reviews' },
  payouts: { id: 'staffFrame.payouts', defaultMessage: 'Payouts' },
  money: { id: 'staffFrame.money', defaultMessage: 'Money astray' },
  help: { id: 'staffFrame.help', defaultMessage: 'Help' },
  jobs: { id: 'staffFrame.jobs', defaultMessage: 'Failed jobs' },
  count: { id: 'staffFrame.count', defaultMessage: '{count, plural, =0 {none} other {#}}' },
  logOut: { id: 'staffFrame.logOut', defaultMessage: 'Log out' },
  older: { id: 'staffFrame.older', defaultMessage: 'Older ones' },
  newest: { id: 'staffFrame.newest', defaultMessage: 'Back to the newest' },
  gone: { id: 'staffFrame.gone', defaultMessage: 'Somebody was faster: the list shows how it stands now.' },
  failed: { id: 'staffFrame.failed', defaultMessage: 'That did not work. Please try again.' },
})
