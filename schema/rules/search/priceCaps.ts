import type { Currency } from '#schema/codes/currencies.ts'
import { searchLimits } from './searchFilter.ts'

export type PriceCaps = Readonly<{
  /** Where the slider of prices ends at most, whole units: its right end means "and more" where something costs more. */
  upper: number
  /**
   * Where it ends at most when nothing that is found costs more than this, with steps of a tenth: excursions would share three
   * stops of the other. The specification calls it "lower" and no more; it is a tenth of `upper` in every currency it names.
   */
  lower: number
  step: number
}>

const unit: PriceCaps = { upper: 5000, lower: 500, step: 50 }
const rouble: PriceCaps = { upper: 200_000, lower: 20_000, step: 1000 }
const yuan: PriceCaps = { upper: 20_000, lower: 2000, step: 200 }
const tenge: PriceCaps = { upper: 1_000_000, lower: 100_000, step: 5000 }

/**
 * USD, EUR, RUB, CNY, BYN and KZT are given by specification section 9. The others borrow the caps of the given currency
 * that is nearest in worth (a unit near one dollar from EUR and USD, dirham from yuan, lira and rupee from rouble,
 * yen from tenge); the won has ten times the tenge's. They are fixed, so that no filter moves with a rate.
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

/** Slider of a currency (specification section 9). */
export const priceCaps = (currency: Currency): PriceCaps => capsByCurrency[currency]

/**
 * Highest price and price per day a filter can carry, whole units: 200000 and 30000 (specification section 5), raised in
 * the same proportion for currencies whose slider reaches higher, which could not be filtered otherwise.
 */
export const priceLimits = (currency?: Currency): { price: number; pricePerDay: number } => {
  const scale = currency ? Math.max(1, priceCaps(currency).upper / searchLimits.price) : 1
  return { price: searchLimits.price * scale, pricePerDay: searchLimits.pricePerDay * scale }
}
