import { defineMessages } from '../../../i18n/defineMessages.ts'

export const recentToursMessages = defineMessages({
  heading: { id: 'recentTours.heading', defaultMessage: 'Recently viewed' },
  clear: { id: 'recentTours.clear', defaultMessage: 'Clear the list' },
  cleared: {
    id: 'recentTours.cleared',
    defaultMessage: 'Cleared: this browser remembers no tours.',
  },
  from: { id: 'recentTours.from', defaultMessage: 'from <b>{price}</b>' },
  soldOut: { id: 'recentTours.soldOut', defaultMessage: 'No open dates' },
})
