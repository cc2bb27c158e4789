import { currencyExponent, isCurrency } from '../../codes/currencies.ts'
import { type Locale, localeFacts } from '../../codes/locales.ts'

/**
 * Formats an amount with all decimals of its currency, for checkouts and e-mails, which must show
 * the exact amount.
 */
export const exactMoney = (amountMinor: number, currency: string, locale: Locale): string => {
  const digits = isCurrency(currency) ? currencyExponent[currency] : 2
  return new Intl.NumberFormat(localeFacts[locale].code, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amountMinor / 10 ** digits)
}
