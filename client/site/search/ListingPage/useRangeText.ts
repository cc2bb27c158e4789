import { useIntl } from 'react-intl'
import { currencyExponent } from '#schema/codes/currencies.ts'
import { useMoneyFormat } from '../../../features/shell/Money/useMoneyFormat.ts'
import { useSite } from '../../../routing/site.ts'
import { valueMessages as messages } from './listingPage.messages.ts'

/** Returns functions for the text of a pair of bounds; either bound may be null. */
export function useRangeText() {
  const { formatMessage, formatDate } = useIntl()
  const { currency } = useSite()
  const formatMoney = useMoneyFormat()
  const money = (units: number) =>
    formatMoney({ amountMinor: units * 10 ** currencyExponent[currency], currency })
  const day = (date: string) =>
    formatDate(`${date}T00:00:00Z`, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
  const bounds = (from: string | null, to: string | null): string => {
    if (from !== null && to !== null) return formatMessage(messages.range, { from, to })
    return from === null
      ? formatMessage(messages.upTo, { to })
      : formatMessage(messages.from, { from })
  }
  return {
    /** Returns a price range; bounds in whole units of the visitor's currency. */
    prices: (low: number | null, high: number | null): string =>
      bounds(low === null ? null : money(low), high === null ? null : money(high)),
    /** Returns a range of dates, given as YYYY-MM-DD. */
    dates: (dateFrom: string | null, dateTo: string | null): string => {
      const [from, to] = [dateFrom && day(dateFrom), dateTo && day(dateTo)]
      if (from && to) return `${from} – ${to}`
      return from
        ? formatMessage(messages.startAfter, { date: from })
        : formatMessage(messages.backBefore, { date: to })
    },
  }
}
