import { emptyFilter, type SearchFilter } from './searchFilter.ts'
import { searchFromQuery, searchToQuery } from './searchQuery.ts'

/** The filter without what only orders and divides the list. */
export const withoutView = (filter: SearchFilter): SearchFilter => ({
  ...filter,
  slug: null,
  sort: emptyFilter.sort,
  page: emptyFilter.page,
})

/** Equal for filters, given as address queries, that ask for the same tours, however they are ordered and divided into pages. */
export const toursKey = (query: string): string =>
  searchToQuery(withoutView(searchFromQuery(new URLSearchParams(query)))).toString()
