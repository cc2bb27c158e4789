import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'
import { type Locale, localeFacts } from '#schema/codes/locales.ts'

interface Amount {
  amountMinor: number
  currency: Currency
}

/** Local days, yyyy-MM-dd, and the hour of an excursion, HH:mm. */
interface Departure {
  start: string
  end: string
  startTime: string | null
}

/** Whole units, rounded up, as lists on the site say them, in signs that tell the dollars apart. */
export const writeMoney = (locale: Locale, { amountMinor, currency }: Amount): string =>
  new Intl.NumberFormat(localeFacts[locale].code, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(Math.ceil(amountMinor / 10 ** currencyExponent[currency]))

/** A local day, yyyy-MM-dd, which has no zone: read and written as UTC it stays the same. */
export const writeDay = (locale: Locale, day: string, hasYear = true): string =>
  new Intl.DateTimeFormat(localeFacts[locale].code, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: hasYear ? 'numeric' : undefined,
  }).format(new Date(`${day}T00:00:00Z`))

/** From when to when, or the day and the hour of an excursion. */
export const writeDeparture = (locale: Locale, { start, end, startTime }: Departure): string => {
  if (start === end)
    return startTime === null ? writeDay(locale, start) : `${writeDay(locale, start)}, ${startTime}`
  return `${writeDay(locale, start, start.slice(0, 4) !== end.slice(0, 4))} – ${writeDay(locale, end)}`
}

/** Names of languages by their ISO 639-1 codes. */
export const writeLanguages = (locale: Locale, codes: readonly string[]): string => {
  const names = new Intl.DisplayNames(localeFacts[locale].code, { type: 'language' })
  return codes.map((code) => names.of(code) ?? code).join(', ')
}
