import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Texts of what is cut (specification section 8). */
export const truncateMessages = defineMessages({
  show: { id: 'truncateLabels.show', defaultMessage: 'Read more' },
  hide: { id: 'truncateLabels.hide', defaultMessage: 'Hide' },
})
