import { defineMessages } from '../../i18n/defineMessages.ts'

export const listPageMessages = defineMessages({
  count: { id: 'staffFrame.count', defaultMessage: '{count, plural, =0 {none} other {#}}' },
  older: { id: 'staffFrame.older', defaultMessage: 'Older ones' },
  newest: { id: 'staffFrame.newest', defaultMessage: 'Back to the newest' },
  gone: {
    id: 'staffFrame.gone',
    defaultMessage: 'Somebody was faster: the list shows how it stands now.',
  },
  failed: { id: 'staffFrame.failed', defaultMessage: 'That did not work. Please try again.' },
})
