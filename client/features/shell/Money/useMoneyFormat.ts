import { useIntl } from 'react-intl'
import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'

/** An amount as the API gives it. */
export interface Money {
  amountMinor: number
  currency: Currency
}

interface MoneyFormatOptions {
  /** Rounds up to whole units, for lists that say "from": the exact amount is never more. */
  isWhole?: boolean
}

/** Writes amounts in the visitor's language: whole units without decimals, others with all of them. */
export function useMoneyFormat({ isWhole }: MoneyFormatOptions = {}): (money: Money) => string {
  const { formatters, locale } = useIntl()
  return ({ amountMinor, currency }) => {
    const exponent = currencyExponent[currency]
    const exact = amountMinor / 10 ** exponent
    const amount = isWhole ? Math.ceil(exact) : exact
    const digits = Number.isInteger(amount) ? 0 : exponent
    // the symbol of Intl's own choice tells the dollars apart ($, CA$, A$); the narrow one does not
    // a list writes dozens: straight to the kept Intl object, past react-intl's filtering of options
    const format = formatters.getNumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    return format.format(amount)
  }
}
