import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { normalizeSearch } from '#schema/rules/search/normalizeSearch.ts'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { readSearchForm } from '../../../features/tour/SearchForm/readSearchForm.ts'
import { useSite } from '../../../routing/site.ts'
import { searchOf } from './listingFilter.ts'
import { type ListingView, viewOf, withView } from './listingView.ts'

/** Changes that follow each other this quickly, in milliseconds, are one step of the history. */
const burst = 1500

export interface ListingSearch {
  /** What the visitor asks, at once also when the answer is still on its way. */
  filter: SearchFilter
  /** The answer on the page belongs to an earlier question. */
  isPending: boolean
  /** Asks for the filter with these changes, on its first page. */
  apply: (changes: Partial<SearchFilter>) => void
  /** A list or a map. */
  view: ListingView
  /** Address of a filter, in the view of now unless told. */
  hrefOf: (filter: SearchFilter, view?: ListingView) => string
}

/** The visitor's filter, which lives in the address: a change is a navigation that keeps place and focus. */
export function useListingSearch(): ListingSearch {
  const { currency } = useSite()
  const { pathname, search, key } = useLocation()
  const { state, location: target } = useNavigation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<SearchFilter>()
  const lastChange = useRef(Number.NEGATIVE_INFINITY)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every address that has come to rest the answer is there
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
