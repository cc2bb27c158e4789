import { type Currency, currencyExponent, isCurrency } from '#schema/codes/currencies.ts'
import { lastMinuteOf } from '#schema/rules/booking/individualTour.ts'

export const offerFields = ['place', 'adults', 'children', 'adultPrice', 'childPrice', 'validThrough', 'note'] as const
export type OfferField = (typeof offerFields)[number]
/** As typed: text, whatever it is. */
export type OfferValues = Record<OfferField, string>

/** What was chosen on a departure, with the currency in which its prices are typed. */
export const placeValue = (optionId: number, currency: Currency): string => `${optionId}-${currency}`

/** A price as it is typed, with a point or a comma, in minor units; null for none, NaN for what is no price. */
export const readAmount = (text: string, currency: Currency): number | null => {
  const typed = text.replaceAll(/\s/g, '')
  if (!typed) return null
  const [, whole = '', part = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed) ?? []
  const digits = currencyExponent[currency]
  if (!whole || part.length > digits) return Number.NaN
  return Number(whole + part.padEnd(digits, '0'))
}

const whole = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** What the API takes, or the fields that can't be read. */
export const readOffer = (values: OfferValues, timeZone: string) => {
  const [id = '', currency = ''] = values.place.split('-')
  const optionId = Number(id)
  const adults = whole(values.adults)
  const children = whole(values.children || '0')
  const known = isCurrency(currency) ? currency : null
  const adultMinor = known && readAmount(values.adultPrice, known)
  const childMinor = known && readAmount(values.childPrice, known)
  const validUntil = instantOf(values.validThrough, timeZone)
  const broken: OfferField[] = []
  if (!Number.isInteger(optionId) || optionId < 1 || !known) broken.push('place')
  if (!(adults >= 1)) broken.push('adults')
  if (Number.isNaN(children)) broken.push('children')
  // without a place nobody knows in which currency a price is
  if (known && !(adultMinor !== null && adultMinor > 0)) broken.push('adultPrice')
  if (childMinor !== null && !(childMinor > 0)) broken.push('childPrice')
  if (validUntil === null) broken.push('validThrough')
  if (broken.length > 0 || !known || adultMinor === null || validUntil === null) return { broken }
  return { input: { optionId, adults, children, currency: known, adultMinor, childMinor, note: values.note, validUntil } }
}

const instantOf = (day: string, timeZone: string): string | null => {
  try {
    return lastMinuteOf(day, timeZone).toISOString()
  } catch {
    return null
  }
}
