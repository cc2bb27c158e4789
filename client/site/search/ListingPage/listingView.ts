/**
 * View of a listing: an address parameter beside the filter, which doesn't change what is found.
 */
export type ListingView = 'list' | 'map'

export const viewOf = (query: URLSearchParams): ListingView =>
  query.get('view') === 'map' ? 'map' : 'list'

/** Adds the view to the `?…` of a filter, which may be empty. */
export const withView = (search: string, view: ListingView): string =>
  view === 'list' ? search : `${search}${search ? '&' : '?'}view=${view}`
