/** How a listing is shown: a word of the address beside the filter, which never asks for anything. */
export type ListingView = 'list' | 'map'

export const viewOf = (query: URLSearchParams): ListingView =>
  query.get('view') === 'map' ? 'map' : 'list'

/** `?…` of a filter, or nothing, for a view. */
export const withView = (search: string, view: ListingView): string =>
  view === 'list' ? search : `${search}${search ? '&' : '?'}view=${view}`
