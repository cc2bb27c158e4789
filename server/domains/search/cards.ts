import type { Currency } from '#schema/codes/currencies.ts'
import { defaultLocale, type Locale, locales } from '#schema/codes/locales.ts'
import { roundToUnit } from '#schema/rules/money/convertPrice.ts'
import { dateOfDay } from './calendar.ts'
import { parseCard } from './cardSource.ts'
import type { Catalogue } from './catalogue.ts'
import { type Converter, currencyOfCode } from './priceWindows.ts'
import type { Card, CardDeparture, CardText, TourPin } from './reads/searchIndex.ts'

const inEveryLocale = <T>(read: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, T>

const departureAt = ({ departures }: Catalogue, at: number): CardDeparture => ({
  id: departures.ids[at] ?? 0,
  startDate: dateOfDay(departures.starts[at] ?? 0),
  endDate: dateOfDay(departures.ends[at] ?? 0),
  freeSeats: departures.frees[at] ?? 0,
  currency: currencyOfCode(departures.currencies[at] ?? 0),
  priceMinor: departures.prices[at] ?? 0,
  priceWithoutDiscountMinor: departures.withouts[at] || null,
  notGuaranteed: departures.flags[at] === 1,
})

/**
 * Builds the card of a tour. @param converter into any one currency, to compare prices of
 * departures
 */
export const buildCard = (catalogue: Catalogue, ordinal: number, converter: Converter): Card => {
  const { texts, media, ...facts } = parseCard(catalogue.cards[ordinal] ?? '')
  const none: CardText = { locale: defaultLocale, title: '', slug: 'tour', summary: '' }
  const fallback = texts?.[defaultLocale] ?? Object.values(texts ?? {})[0] ?? none
  const offset = catalogue.departures.offsets[ordinal] ?? 0
  const openDepartures = catalogue.departures.counts[ordinal] ?? 0
  const cheapest = catalogue.departures.cheapest(ordinal, converter)
  const price = cheapest < 0 ? null : departureAt(catalogue, cheapest)
  return {
    ...facts,
    languages: facts.languages ?? [],
    texts: inEveryLocale((locale) => texts?.[locale] ?? fallback),
    media: (media ?? []).map((item) => ({
      ...item,
      alt: inEveryLocale((locale) => item.alt?.[locale] ?? item.alt?.[defaultLocale] ?? ''),
    })),
    lowestPrice: price && {
      amountMinor: price.priceMinor,
      currency: price.currency,
      withoutDiscountMinor: price.priceWithoutDiscountMinor,
    },
    departures: Array.from({ length: Math.min(3, openDepartures) }, (_, index) =>
      departureAt(catalogue, offset + index),
    ),
    openDepartures,
  }
}

/**
 * Returns the map pin of a tour. @param price lowest converted price; Infinity where no rate is
 * known
 */
export const pinAt = (
  { ids, lats, lngs }: Catalogue,
  ordinal: number,
  price: number,
  currency: Currency,
): TourPin => ({
  tourId: ids[ordinal] ?? 0,
  lat: lats[ordinal] ?? 0,
  lng: lngs[ordinal] ?? 0,
  priceMinor: Number.isFinite(price) ? roundToUnit(price, currency) : null,
})
