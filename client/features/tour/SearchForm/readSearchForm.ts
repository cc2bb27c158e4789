import type { Currency } from '#schema/codes/currencies.ts'
import { normalizeSearch } from '#schema/rules/search/normalizeSearch.ts'
import { emptyFilter, type SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { searchFromQuery, searchToQuery } from '#schema/rules/search/searchQuery.ts'

/**
 * Fields of our search forms that are not kept in addresses. Without JavaScript a form sends its
 * controls' names and values. The server then splits controls that stand for two fields, and drops
 * sliders that were not moved.
 */
export const formFields = [
  'kind',
  'days',
  'priceFloor',
  'priceTop',
  'near',
  'within',
  'withinUnit',
] as const

const wholeNumber = (text: string | null): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null

/** Parses `4-7` or `15-` as bounds of days; null for anything else. */
export function daysBounds(
  days: string | null,
): { daysMin: number | null; daysMax: number | null } | null {
  const [, from, to] = /^(\d{1,2})-?(\d{0,2})$/.exec(days ?? '') ?? []
  if (!from) return null
  return {
    daysMin: Number(from),
    daysMax: to ? Number(to) : days?.includes('-') ? null : Number(from),
  }
}

const kinds: Record<string, Partial<SearchFilter>> = {
  tour: { type: 'tour', isCruisesSearch: false },
  cruise: { type: 'tour', isCruisesSearch: true },
  excursion: { type: 'excursion', isCruisesSearch: false },
}

/** Reads a search from an address or one of our forms, normalized. Never throws. */
export function readSearchForm(query: URLSearchParams, currency: Currency): SearchFilter {
  const filter = searchFromQuery(query, currency)
  const floor = wholeNumber(query.get('priceFloor'))
  const top = wholeNumber(query.get('priceTop'))
  const asked: Record<string, unknown> = {
    ...filter,
    ...kinds[query.get('kind') ?? ''],
    ...daysBounds(query.get('days')),
    slug: null,
  }
  if (floor !== null && filter.priceMin !== null && filter.priceMin <= floor) asked.priceMin = null
  if (top !== null && filter.priceMax !== null && filter.priceMax >= top) asked.priceMax = null
  return normalizeSearch(asked, currency)
}

const isFilterKey = (key: string): boolean => {
  const name = key.endsWith('[]') ? key.slice(0, -2) : key
  return Object.hasOwn(emptyFilter, name) || formFields.some((field) => field === name)
}

/** Normalizes the filter in an address's query; other parameters follow it. */
export function tidyQuery(query: URLSearchParams, currency: Currency): URLSearchParams {
  const tidy = searchToQuery(readSearchForm(query, currency))
  for (const [key, value] of query) if (!isFilterKey(key)) tidy.append(key, value)
  return tidy
}
