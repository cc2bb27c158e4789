import { emptyFilter, type SearchFilter } from './searchFilter.ts'
import { searchFromQuery, searchToQuery } from './searchQuery.ts'

/**
 * Returns the filter without landing slug, order and page, which do not change the set of tours.
 */
export const withoutView = (filter: SearchFilter): SearchFilter => ({
  ...filter,
  slug: null,
  sort: emptyFilter.sort,
  page: emptyFilter.page,
})

/**
 * Returns a key that is equal for filters, given as URL queries, that select the same tours,
 * regardless of order and page.
 */
export const toursKey = (query: string): string =>
  searchToQuery(withoutView(searchFromQuery(new URLSearchParams(query)))).toString()
