import type { Currency } from '#schema/codes/currencies.ts'
import { searchLimits } from './searchFilter.ts'

export type PriceCaps = Readonly<{
  /** Upper end of the price slider in whole units: it means "and more" where a tour costs more. */
  upper: number
  /**
   * Upper end when no found tour costs more than this, with steps of a tenth: on the full slider
   * excursions would share three stops. The specification only names it "lower"; it is a tenth of
   * `upper` in every currency listed there.
   */
  lower: number
  step: number
}>

const unit: PriceCaps = { upper: 5000, lower: 500, step: 50 }
const rouble: PriceCaps = { upper: 200_000, lower: 20_000, step: 1000 }
const yuan: PriceCaps = { upper: 20_000, lower: 2000, step: 200 }
const tenge: PriceCaps = { upper: 1_000_000, lower: 100_000, step: 5000 }

/**
 * USD, EUR, RUB, CNY, BYN and KZT are given by specification section 9. The others use the caps of
 * the given currency closest in value: units near one dollar from EUR and USD, dirham from yuan,
 * lira and rupee from ruble, yen from tenge. The won has ten times the tenge's. They are fixed, so
 * that exchange rates do not change filters.
 */
const capsByCurrency: Record<Currency, PriceCaps> = {
  USD: unit,
  EUR: unit,
  CAD: unit,
  AUD: unit,
  SGD: unit,
  NZD: unit,
  GBP: unit,
  CHF: unit,
  CNY: yuan,
  AED: yuan,
  RUB: rouble,
  TRY: rouble,
  INR: rouble,
  KZT: tenge,
  JPY: tenge,
  KRW: { upper: 10_000_000, lower: 1_000_000, step: 50_000 },
  BYN: { upper: 10_000, lower: 1000, step: 100 },
}

/** Returns the price slider of a currency (specification section 9). */
export const priceCaps = (currency: Currency): PriceCaps => capsByCurrency[currency]

/**
 * Returns the maximum price and price per day of a filter, in whole units: 200000 and 30000
 * (specification section 5). Both are raised proportionally for currencies whose slider reaches
 * higher.
 */
export const priceLimits = (currency?: Currency): { price: number; pricePerDay: number } => {
  const scale = currency ? Math.max(1, priceCaps(currency).upper / searchLimits.price) : 1
  return { price: searchLimits.price * scale, pricePerDay: searchLimits.pricePerDay * scale }
}
