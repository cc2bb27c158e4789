import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Texts of the kit's truncated text (specification section 8). */
export const truncateMessages = defineMessages({
  show: { id: 'truncateLabels.show', defaultMessage: 'Read more' },
  hide: { id: 'truncateLabels.hide', defaultMessage: 'Hide' },
})
