import { useIntl } from 'react-intl'
import { truncateMessages as messages } from './truncateLabels.messages.ts'

/** Returns the texts of the kit's truncated text in the page's language. */
export function useTruncateLabels() {
  const { formatMessage } = useIntl()
  return { show: formatMessage(messages.show), hide: formatMessage(messages.hide) }
}
