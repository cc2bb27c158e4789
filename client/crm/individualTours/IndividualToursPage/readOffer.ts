import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import { type Currency, currencyExponent, isCurrency } from '#schema/codes/currencies.ts'
import { endOfDay } from '#schema/rules/booking/individualTour.ts'
import { parseAmount } from '#schema/rules/money/parseAmount.ts'

export const offerFields = [
  'place',
  'adults',
  'children',
  'adultPrice',
  'childPrice',
  'validThrough',
  'note',
] as const
export type OfferField = (typeof offerFields)[number]
/** Fields as typed, not checked. */
export type OfferValues = Record<OfferField, string>

/**
 * Rules that are checked while somebody types; the action checks places, prices and days in full.
 */
export const offerRules = {
  place: 'required',
  adults: `required|whole|minValue:1|maxValue:${maxPeoplePerRequest}`,
  adultPrice: 'required',
  children: `whole|minValue:0|maxValue:${maxPeoplePerRequest - 1}`,
  childPrice: '',
  validThrough: 'required',
  note: 'max:2000',
} as const satisfies Record<OfferField, string>

/**
 * Returns the form value of a departure's option, with the currency in which its prices are typed.
 */
export const placeValue = (optionId: number, currency: Currency): string =>
  `${optionId}-${currency}`

/**
 * Parses a typed price, with a point or a comma, into minor units; null for an empty field, NaN for
 * an invalid price.
 */
export const parsePrice = (text: string, currency: Currency): number | null => {
  const typed = text.replaceAll(/\s/g, '')
  if (!typed) return null
  const minor = parseAmount(typed, currencyExponent[currency])
  return minor === null || minor < 0 ? Number.NaN : minor
}

const whole = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** Returns the API's input, or the fields that can't be read. */
export const readOffer = (values: OfferValues, timeZone: string) => {
  const [id = '', currency = ''] = values.place.split('-')
  const optionId = Number(id)
  const adults = whole(values.adults)
  const children = whole(values.children || '0')
  const known = isCurrency(currency) ? currency : null
  const adultMinor = known && parsePrice(values.adultPrice, known)
  const childMinor = known && parsePrice(values.childPrice, known)
  const validUntil = instantOf(values.validThrough, timeZone)
  const broken: OfferField[] = []
  if (!Number.isInteger(optionId) || optionId < 1 || !known) broken.push('place')
  if (!(adults >= 1)) broken.push('adults')
  if (Number.isNaN(children)) broken.push('children')
  // without a place the currency of the price is unknown
  if (known && !(adultMinor !== null && adultMinor > 0)) broken.push('adultPrice')
  if (childMinor !== null && !(childMinor > 0)) broken.push('childPrice')
  if (validUntil === null) broken.push('validThrough')
  if (broken.length > 0 || !known || adultMinor === null || validUntil === null) return { broken }
  return {
    input: {
      optionId,
      adults,
      children,
      currency: known,
      adultMinor,
      childMinor,
      note: values.note,
      validUntil,
    },
  }
}

const instantOf = (day: string, timeZone: string): string | null => {
  try {
    return endOfDay(day, timeZone).toISOString()
  } catch {
    return null
  }
}
