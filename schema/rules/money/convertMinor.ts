import { currencyExponent, type Currency } from '#schema/codes/currencies.ts'

/** Units of each currency per US dollar, as decimal strings ("0.9215"): floats would drift. */
export type ExchangeRates = Readonly<Partial<Record<Currency, string>>>

const rateDigits = 10
const parseRate = (rate: string): bigint => {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(rate)
  if (!match) throw new RangeError(`not an exchange rate: ${rate}`)
  return (
    BigInt(match[1] ?? '0') * 10n ** BigInt(rateDigits) +
    BigInt((match[2] ?? '').slice(0, rateDigits).padEnd(rateDigits, '0'))
  )
}

/**
 * Converts minor units of one currency into minor units of another, rounding half away from zero.
 * @throws RangeError when a rate is missing or zero
 */
export const convertMinor = (
  amountMinor: number,
  from: Currency,
  to: Currency,
  rates: ExchangeRates,
): number => {
  // "+ 0" turns a negative zero into zero, as the division below does
  if (from === to) return amountMinor + 0
  const fromRate = parseRate(rates[from] ?? '0')
  const toRate = parseRate(rates[to] ?? '0')
  if (fromRate === 0n || toRate === 0n)
    throw new RangeError(`no exchange rate from ${from} to ${to}`)
  const numerator = BigInt(amountMinor) * toRate * 10n ** BigInt(currencyExponent[to])
  const denominator = fromRate * 10n ** BigInt(currencyExponent[from])
  return Number(divideHalfUp(numerator, denominator))
}

const divideHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const isNegative = numerator < 0n
  const magnitude = isNegative ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return isNegative ? -rounded : rounded
}

/**
 * Returns the units of `to` per unit of `from`, as a decimal string with ten digits, which a
 * request stores as its frozen rate.
 */
export const exchangeRate = (from: Currency, to: Currency, rates: ExchangeRates): string => {
  const fromRate = parseRate(rates[from] ?? '0')
  const toRate = parseRate(rates[to] ?? '0')
  if (fromRate === 0n || toRate === 0n)
    throw new RangeError(`no exchange rate from ${from} to ${to}`)
  const scaled = divideHalfUp(toRate * 10n ** BigInt(rateDigits), fromRate)
  const digits = scaled.toString().padStart(rateDigits + 1, '0')
  return `${digits.slice(0, -rateDigits)}.${digits.slice(-rateDigits)}`
}
