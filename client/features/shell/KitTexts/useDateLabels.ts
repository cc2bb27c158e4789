import { useIntl } from 'react-intl'
import { dateMessages as messages } from './dateLabels.messages.ts'

/** Returns the texts of the kit's date and range fields in the page's language. */
export function useDateLabels() {
  const { formatMessage } = useIntl()
  return {
    open: formatMessage(messages.open),
    apply: formatMessage(messages.apply),
    close: formatMessage(messages.close),
    closedDay: formatMessage(messages.closedDay),
    start: formatMessage(messages.start),
    end: formatMessage(messages.end),
  }
}
