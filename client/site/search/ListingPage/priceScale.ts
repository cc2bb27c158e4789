import type { Currency } from '#schema/codes/currencies.ts'
import { priceCaps } from '#schema/rules/search/priceCaps.ts'

export interface PriceScale {
  min: number
  max: number
  step: number
  /** Whether a price exceeds the right end: a thumb there then means no upper limit. */
  hasMore: boolean
}

/**
 * Returns ends and step of the price slider in whole units, from the caps and steps of the currency
 * (specification section 9). The prices found (null: none) narrow the ends, and never widen them.
 */
export function priceScale(
  found: { min: number; max: number } | null,
  currency: Currency,
): PriceScale {
  const { upper, lower, step: longStep } = priceCaps(currency)
  if (!found) return { min: 0, max: upper, step: longStep, hasMore: false }
  const [cap, step] = found.max <= lower ? [lower, longStep / 10] : [upper, longStep]
  const max = Math.min(cap, Math.max(step, Math.ceil(found.max / step) * step))
  const min = Math.min(max - step, Math.floor(found.min / step) * step)
  return { min, max, step, hasMore: found.max > max }
}
