import type { Currency } from '#schema/codes/currencies.ts'
import { normalizeSearch } from '#schema/rules/search/normalizeSearch.ts'
import type { SearchIndex } from './reads/searchIndex.ts'

export interface RegionOffer {
  tours: number
  excursions: number
  /**
   * Price of the cheapest open tour, or of the cheapest excursion where there are no tours, in
   * minor units of the requested currency; null without a price.
   */
  lowestPriceMinor: number | null
}

/** Maximum age in milliseconds: the site shows these prices as "from" only. */
const keptFor = 60_000

const kept = new WeakMap<
  SearchIndex,
  Map<Currency, { at: number; offers: ReadonlyMap<number, RegionOffer> }>
>()

const types = ['tour', 'excursion'] as const

const countOffers = (search: SearchIndex, currency: Currency): ReadonlyMap<number, RegionOffer> => {
  const [tours, excursions] = types.map((type) => {
    const { facets } = search.search(normalizeSearch({ type }, currency), { currency, pageSize: 1 })
    const regions = facets.find(({ group }) => group === 'regions')?.values ?? []
    return new Map(regions.map(({ value, count }) => [Number(value), count]))
  })
  const offers = new Map<number, RegionOffer>()
  for (const id of search.directory.regions.keys()) {
    const counts = { tours: tours?.get(id) ?? 0, excursions: excursions?.get(id) ?? 0 }
    if (counts.tours + counts.excursions === 0) continue
    const filter = normalizeSearch(
      { regions: [id], type: counts.tours > 0 ? 'tour' : 'excursion', sort: 'price' },
      currency,
    )
    const price = search.search(filter, { currency, pageSize: 1, withFacets: false }).cards[0]
      ?.lowestPrice
    offers.set(id, {
      ...counts,
      lowestPriceMinor: price ? search.convert(price.amountMinor, price.currency, currency) : null,
    })
  }
  return offers
}

/**
 * Returns the bookable offers of every region by its id, without empty regions. From memory, at
 * most a minute old.
 */
export const regionOffers = (
  search: SearchIndex,
  currency: Currency,
  now: Date,
): ReadonlyMap<number, RegionOffer> => {
  const byCurrency =
    kept.get(search) ??
    new Map<Currency, { at: number; offers: ReadonlyMap<number, RegionOffer> }>()
  kept.set(search, byCurrency)
  const known = byCurrency.get(currency)
  if (known && Math.abs(now.getTime() - known.at) < keptFor) return known.offers
  const offers = countOffers(search, currency)
  byCurrency.set(currency, { at: now.getTime(), offers })
  return offers
}
