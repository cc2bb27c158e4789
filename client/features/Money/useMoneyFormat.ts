import { useIntl } from 'react-intl'
import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'

/** An amount as the API gives it. */
export interface Money {
  amountMinor: number
  currency: Currency
}

/** Writes amounts in the visitor's language: whole units without decimals, others with all of them. */
export function useMoneyFormat(): (money: Money) => string {
  const { formatNumber } = useIntl()
  return ({ amountMinor, currency }) => {
    const exponent = currencyExponent[currency]
    const amount = amountMinor / 10 ** exponent
    const digits = Number.isInteger(amount) ? 0 : exponent
    return formatNumber(amount, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  }
}
