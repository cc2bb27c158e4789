import { useIntl } from 'react-intl'
import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'

/** An amount as the API returns it. */
export interface Money {
  amountMinor: number
  currency: Currency
}

interface MoneyFormatOptions {
  /** Rounds up to whole units, for lists that say "from": the exact amount is never higher. */
  isWhole?: boolean
}

/**
 * Returns a function that formats amounts in the visitor's language: whole units without decimals,
 * others with all of them.
 */
export function useMoneyFormat({ isWhole }: MoneyFormatOptions = {}): (money: Money) => string {
  const { formatters, locale } = useIntl()
  return ({ amountMinor, currency }) => {
    const exponent = currencyExponent[currency]
    const exact = amountMinor / 10 ** exponent
    const amount = isWhole ? Math.ceil(exact) : exact
    const digits = Number.isInteger(amount) ? 0 : exponent
    // Intl's default symbols distinguish the dollars ($, CA$, A$); the narrow ones do not. a list
    // formats dozens: use the cached Intl object directly, without react-intl's filtering of
    // options
    const format = formatters.getNumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    return format.format(amount)
  }
}
