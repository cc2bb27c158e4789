import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'
import { type Locale, localeFacts } from '#schema/codes/locales.ts'

interface Amount {
  amountMinor: number
  currency: Currency
}

/** Local dates, yyyy-MM-dd. `startTime`: HH:mm of an excursion, else null. */
interface Departure {
  start: string
  end: string
  startTime: string | null
}

/**
 * Formats whole units, rounded up like prices in the site's lists, with signs that distinguish the
 * dollars.
 */
export const writeMoney = (locale: Locale, { amountMinor, currency }: Amount): string =>
  new Intl.NumberFormat(localeFacts[locale].code, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(Math.ceil(amountMinor / 10 ** currencyExponent[currency]))

/**
 * Formats a local day, yyyy-MM-dd; uses UTC for reading and writing, so that the day stays the
 * same.
 */
export const writeDay = (locale: Locale, day: string, hasYear = true): string =>
  new Intl.DateTimeFormat(localeFacts[locale].code, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: hasYear ? 'numeric' : undefined,
  }).format(new Date(`${day}T00:00:00Z`))

/** Formats a range of days, or the day and time of an excursion. */
export const writeDeparture = (locale: Locale, { start, end, startTime }: Departure): string => {
  if (start === end)
    return startTime === null ? writeDay(locale, start) : `${writeDay(locale, start)}, ${startTime}`
  return `${writeDay(locale, start, start.slice(0, 4) !== end.slice(0, 4))} – ${writeDay(locale, end)}`
}

/** Returns the names of languages by ISO 639-1 code. */
export const writeLanguages = (locale: Locale, codes: readonly string[]): string => {
  const names = new Intl.DisplayNames(localeFacts[locale].code, { type: 'language' })
  return codes.map((code) => names.of(code) ?? code).join(', ')
}
