import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { normalizeSearch } from '#schema/rules/search/normalizeSearch.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { readSearchForm } from '../../../features/tour/SearchForm/readSearchForm.ts'
import { useSite } from '../../../routing/site.ts'
import { searchOf } from './listingFilter.ts'
import { type ListingView, viewOf, withView } from './listingView.ts'

/** Milliseconds between changes within which they make one history entry. */
const burst = 1500

export interface ListingSearch {
  /** The visitor's filter, including changes whose results are still loading. */
  filter: SearchFilter
  /** Whether the results belong to an earlier filter. */
  isPending: boolean
  /** Searches with these changes, on the first page. */
  apply: (changes: Partial<SearchFilter>) => void
  /** Current view: list or map. */
  view: ListingView
  /** Returns the address of a filter, in the current view unless another is given. */
  hrefOf: (filter: SearchFilter, view?: ListingView) => string
}

/**
 * Returns the visitor's filter, which is stored in the address. A change navigates, but keeps
 * scroll position and focus.
 */
export function useListingSearch(): ListingSearch {
  const { currency } = useSite()
  const { pathname, search, key } = useLocation()
  const { state, location: target } = useNavigation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<SearchFilter>()
  const lastChange = useRef(Number.NEGATIVE_INFINITY)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an address is final, its results are loaded
  useEffect(() => {
    if (state === 'idle') setAsked(undefined)
  }, [state, key])

  const query = new URLSearchParams(search)
  const filter = asked ?? readSearchForm(query, currency)
  const current = viewOf(query)
  return {
    filter,
    isPending: state !== 'idle' && target.pathname === pathname,
    view: current,
    hrefOf: (other, view = current) => pathname + withView(searchOf(other), view),
    apply: (changes) => {
      const next = normalizeSearch({ ...filter, page: 1, ...changes }, currency)
      if (searchOf(next) === searchOf(filter)) return
      const now = performance.now()
      const isBurst = now - lastChange.current < burst
      lastChange.current = now
      setAsked(next)
      navigate(
        { pathname, search: withView(searchOf(next), current) },
        { replace: isBurst, preventScrollReset: true },
      )
    },
  }
}
