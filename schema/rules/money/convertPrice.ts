import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'
import { convertMinor, type ExchangeRates } from './convertMinor.ts'

const unitOf = (currency: Currency): number => 10 ** currencyExponent[currency]

/** Minor units of the next whole amount of a currency that is not less: what is due of a price, as prices stand without decimals. */
export const ceilToUnit = (amountMinor: number, currency: Currency): number => {
  const unit = unitOf(currency)
  const over = amountMinor % unit
  return over > 0 ? amountMinor - over + unit : amountMinor - over
}

/** Minor units of the whole amount of a currency that an amount holds: what is promised of a price. */
export const floorToUnit = (amountMinor: number, currency: Currency): number =>
  amountMinor - (amountMinor % unitOf(currency))

/** Minor units of the nearest whole amount; of less than half a unit one, since what has a price is not free. */
export const roundToUnit = (amountMinor: number, currency: Currency): number => {
  const unit = unitOf(currency)
  const whole = Math.round(amountMinor / unit) * unit
  return whole === 0 && amountMinor > 0 ? unit : whole
}

/**
 * What a price is in another currency, in minor units: the nearest whole amount, since prices stand without decimals
 * (specification section 9), and the same wherever it is shown or asked for. In its own currency it is what the organizer has set.
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
