/**
 * Currencies a visitor can choose, then those used for conversion only (specification section 9).
 * CHF is spelled SHF only in the specified calls: see `fromWireCurrency`.
 */
export const selectableCurrencies = [
  'USD',
  'EUR',
  'AED',
  'CAD',
  'AUD',
  'SGD',
  'NZD',
  'GBP',
  'CHF',
  'TRY',
  'CNY',
  'JPY',
  'KRW',
  'INR',
] as const
export const currencies = [...selectableCurrencies, 'RUB', 'BYN', 'KZT'] as const
export type Currency = (typeof currencies)[number]
export type SelectableCurrency = (typeof selectableCurrencies)[number]
export const defaultCurrency: SelectableCurrency = 'USD'

export const isCurrency = (value: unknown): value is Currency =>
  currencies.some((currency) => currency === value)
export const isSelectableCurrency = (value: unknown): value is SelectableCurrency =>
  selectableCurrencies.some((currency) => currency === value)

/** Number of decimal digits of the minor unit (ISO 4217). */
export const currencyExponent: Record<Currency, number> = {
  USD: 2,
  EUR: 2,
  AED: 2,
  CAD: 2,
  AUD: 2,
  SGD: 2,
  NZD: 2,
  GBP: 2,
  CHF: 2,
  TRY: 2,
  CNY: 2,
  JPY: 0,
  KRW: 0,
  INR: 2,
  RUB: 2,
  BYN: 2,
  KZT: 2,
}

/** Converts the specification's code of the Swiss franc, SHF, to CHF. */
export const fromWireCurrency = (code: string): string => (code === 'SHF' ? 'CHF' : code)
