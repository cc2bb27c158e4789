import { useIntl } from 'react-intl'
import type { PhoneLabels } from '../../../ui/PhoneInput/phoneLabels.ts'
import { phoneMessages as messages } from './phoneLabels.messages.ts'

/** Returns the texts of the kit's phone field in the page's language. */
export function usePhoneLabels(): PhoneLabels {
  const { formatMessage } = useIntl()
  return {
    country: formatMessage(messages.country),
    search: formatMessage(messages.search),
    nothingFound: formatMessage(messages.nothingFound),
    searchByCode: formatMessage(messages.searchByCode),
    takeCode: (code) => formatMessage(messages.takeCode, { code }),
    invalid: formatMessage(messages.invalid),
    belongsTo: (country) => formatMessage(messages.belongsTo, { country }),
    switchTo: (country) => formatMessage(messages.switchTo, { country }),
    close: formatMessage(messages.close),
  }
}
