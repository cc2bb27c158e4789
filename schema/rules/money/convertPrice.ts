import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'
import { convertMinor, type ExchangeRates } from './convertMinor.ts'

const unitOf = (currency: Currency): number => 10 ** currencyExponent[currency]

/**
 * Rounds minor units up to a whole amount of the currency: for amounts due, since prices have no
 * decimals.
 */
export const ceilToUnit = (amountMinor: number, currency: Currency): number => {
  const unit = unitOf(currency)
  const over = amountMinor % unit
  return over > 0 ? amountMinor - over + unit : amountMinor - over
}

/** Rounds minor units down to a whole amount of the currency: for promised amounts. */
export const floorToUnit = (amountMinor: number, currency: Currency): number =>
  amountMinor - (amountMinor % unitOf(currency))

/**
 * Rounds minor units to the nearest whole amount, at least one unit for a price above zero, so that
 * it does not become free.
 */
export const roundToUnit = (amountMinor: number, currency: Currency): number => {
  const unit = unitOf(currency)
  const whole = Math.round(amountMinor / unit) * unit
  return whole === 0 && amountMinor > 0 ? unit : whole
}

/**
 * Converts a price to another currency, in minor units. It is rounded to a whole amount, since
 * prices have no decimals (specification section 9), and is the same wherever it is shown or
 * charged. In its own currency it stays as the organizer set it.
 * @throws RangeError when a rate is missing or zero
 */
export const convertPrice = (
  amountMinor: number,
  from: Currency,
  to: Currency,
  rates: ExchangeRates,
): number => {
  const exact = convertMinor(amountMinor, from, to, rates)
  return from === to ? exact : roundToUnit(exact, to)
}
