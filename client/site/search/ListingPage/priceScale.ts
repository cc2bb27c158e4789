import type { Currency } from '#schema/codes/currencies.ts'
import { priceCaps } from '#schema/rules/search/priceCaps.ts'

export interface PriceScale {
  min: number
  max: number
  step: number
}

/** About how many stops a slider has. */
const stops = 60

const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? power * 10
}

/** Ends and step of the price slider in whole units: round figures around what there is; the currency's own where nothing fits. */
export function priceScale(bounds: { min: number; max: number } | null, currency: Currency): PriceScale {
  if (!bounds) {
    const { upper, step } = priceCaps(currency)
    return { min: 0, max: upper, step }
  }
  const step = roundStep(Math.max(1, (bounds.max - bounds.min) / stops))
  const min = Math.floor(bounds.min / step) * step
  return { min, max: Math.max(min + step, Math.ceil(bounds.max / step) * step), step }
}
