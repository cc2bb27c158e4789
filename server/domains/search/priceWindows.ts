import { type Currency, currencies, currencyExponent } from '#schema/codes/currencies.ts'
import { convertMinor, type ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'

/** Index of a currency in the arrays below. */
export const currencyCode = new Map<string, number>(
  currencies.map((currency, code) => [currency, code]),
)

export const currencyOfCode = (code: number): Currency => currencies[code] ?? 'USD'

/**
 * Returns units of the currency per US dollar, scaled to an integer with ten decimals; null without
 * a rate.
 */
const scaledRate = (rates: ExchangeRates, currency: Currency): bigint | null => {
  const [whole, fraction = ''] = (rates[currency] ?? '0').split('.')
  const scaled =
    BigInt(whole ?? '0') * 10_000_000_000n + BigInt(fraction.slice(0, 10).padEnd(10, '0'))
  return scaled > 0n ? scaled : null
}

/** Converts into one currency like `convertMinor`, at the cost of a multiplication. */
export interface Converter {
  readonly currency: Currency
  /** Returns the price in minor units of `currency`; NaN when a rate is missing. */
  convert(amountMinor: number, fromCode: number): number
  /**
   * Returns the exact ratio of minor units of `currency` to those of the code's currency; null when
   * a rate is missing.
   */
  ratio(fromCode: number): { numerator: bigint; denominator: bigint } | null
}

export const createConverter = (rates: ExchangeRates, currency: Currency): Converter => {
  const into = scaledRate(rates, currency)
  const ratios = currencies.map((from) => {
    if (from === currency) return { numerator: 1n, denominator: 1n }
    const rate = scaledRate(rates, from)
    if (rate === null || into === null) return null
    return {
      numerator: into * 10n ** BigInt(currencyExponent[currency]),
      denominator: rate * 10n ** BigInt(currencyExponent[from]),
    }
  })
  const factors = Float64Array.from(ratios, (ratio) =>
    ratio ? Number(ratio.numerator) / Number(ratio.denominator) : Number.NaN,
  )
  return {
    currency,
    ratio: (fromCode) => ratios[fromCode] ?? null,
    convert(amountMinor, fromCode) {
      const exact = amountMinor * (factors[fromCode] ?? Number.NaN)
      const rounded = Math.floor(exact + 0.5)
      // Too close to a half for a float: use exact arithmetic.
      if (Math.abs(exact - Math.floor(exact) - 0.5) < exact * 1e-14 + 1e-9)
        return convertMinor(amountMinor, currencyOfCode(fromCode), currency, rates)
      return rounded
    },
  }
}

const ceilDivide = (numerator: bigint, denominator: bigint): bigint =>
  (numerator + denominator - 1n) / denominator

/**
 * Returns the smallest amount in minor units that converts to at least `target` (which is
 * positive).
 */
const leastReaching = (target: bigint, ratio: { numerator: bigint; denominator: bigint }): number =>
  Number(ceilDivide((2n * target - 1n) * ratio.denominator, 2n * ratio.numerator))

/**
 * Price bounds of a filter in minor units of every currency, so that stored prices are compared as
 * integers. A row for a trip length has [low, high] per currency code, both inclusive.
 */
export class PriceWindows {
  private readonly rows = new Map<number, Float64Array>()
  private readonly filter: SearchFilter
  private readonly converter: Converter
  private readonly isPerDay: boolean

  constructor(filter: SearchFilter, converter: Converter) {
    this.filter = filter
    this.converter = converter
    this.isPerDay = filter.pricePerDayMin !== null || filter.pricePerDayMax !== null
  }

  row(days: number): Float64Array {
    const key = this.isPerDay ? days : 0
    let row = this.rows.get(key)
    if (!row) {
      row = this.compute(days)
      this.rows.set(key, row)
    }
    return row
  }

  private compute(days: number): Float64Array {
    const { priceMin, priceMax, pricePerDayMin, pricePerDayMax } = this.filter
    const minor = 10 ** currencyExponent[this.converter.currency]
    const low = Math.max(priceMin ?? 0, (pricePerDayMin ?? 0) * days) * minor
    const high =
      Math.min(
        priceMax ?? Number.POSITIVE_INFINITY,
        pricePerDayMax === null ? Number.POSITIVE_INFINITY : pricePerDayMax * days,
      ) * minor
    const row = new Float64Array(currencies.length * 2)
    for (let code = 0; code < currencies.length; code++) {
      const ratio = this.converter.ratio(code)
      row[code * 2] = !ratio
        ? Number.POSITIVE_INFINITY
        : low > 0
          ? leastReaching(BigInt(low), ratio)
          : 0
      row[code * 2 + 1] = !ratio
        ? -1
        : high === Number.POSITIVE_INFINITY
          ? high
          : leastReaching(BigInt(high) + 1n, ratio) - 1
    }
    return row
  }
}

export const hasPriceFilter = (filter: SearchFilter): boolean =>
  filter.priceMin !== null ||
  filter.priceMax !== null ||
  filter.pricePerDayMin !== null ||
  filter.pricePerDayMax !== null
