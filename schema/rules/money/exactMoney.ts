import { currencyExponent, isCurrency } from '../../codes/currencies.ts'
import { type Locale, localeFacts } from '../../codes/locales.ts'

/** An amount with all digits that its currency has, for checkouts and letters: what is paid is said exactly. */
export const exactMoney = (amountMinor: number, currency: string, locale: Locale): string => {
  const digits = isCurrency(currency) ? currencyExponent[currency] : 2
  return new Intl.NumberFormat(localeFacts[locale].code, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amountMinor / 10 ** digits)
}
