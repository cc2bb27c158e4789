import { type RefObject, useEffect, useState } from 'react'
import { useReportedError } from '../../../routing/useReportedError.ts'
import { type RecentToursQuery, useRecentToursQuery } from './RecentTours.generated.ts'
import { keepRecent, readRecent, rememberTour } from './recentTours.ts'

export type RecentTour = RecentToursQuery['toursByIds'][number]

/** Distance below the screen at which the row is fetched. */
const nearness = '800px 0px'

interface Row {
  /** Tours to make room for; empty until that moves nothing visible. */
  ids: number[]
  isNear: boolean
}

const nothing: Row = { ids: [], isNear: false }

/**
 * Returns tours viewed before, for a row at `place`: makes room for them once that is below the
 * screen, and fetches them when it comes near. `tours` is undefined until then. Remembers the
 * page's own tour, `seen`, and leaves it out.
 */
export function useRecentTours(place: RefObject<Element | null>, seen: number | undefined) {
  const [{ ids, isNear }, setRow] = useState(nothing)
  const { data, error } = useRecentToursQuery({ variables: { ids }, skip: !isNear })
  useReportedError(error)
  const tours = data && ids.flatMap((id) => data.toursByIds.find((tour) => tour.id === id) ?? [])

  useEffect(() => {
    if (!data) return
    const gone = ids.filter((id) => !data.toursByIds.some((tour) => tour.id === id))
    if (gone.length > 0) keepRecent(readRecent().filter((id) => !gone.includes(id)))
  }, [data, ids])

  useEffect(() => {
    const before = readRecent().filter((id) => id !== seen)
    if (seen) rememberTour(seen)
    setRow(nothing)
    const element = place.current
    if (before.length === 0 || !element || typeof IntersectionObserver === 'undefined') return
    const near = new IntersectionObserver(
      ([seenNow]) => {
        if (!seenNow?.isIntersecting) return
        near.disconnect()
        setRow({ ids: before, isNear: true })
      },
      { rootMargin: nearness },
    )
    const below = new IntersectionObserver(([seenNow]) => {
      if (!seenNow || seenNow.isIntersecting || seenNow.boundingClientRect.top <= 0) return
      below.disconnect()
      setRow({ ids: before, isNear: false })
      near.observe(element)
    })
    below.observe(element)
    return () => {
      below.disconnect()
      near.disconnect()
    }
  }, [seen, place])

  const clear = () => {
    keepRecent([])
    setRow(nothing)
  }
  // the page works without this row
  if (error) return { ids: [], tours: undefined, clear }
  return { ids: tours?.map(({ id }) => id) ?? ids, tours, clear }
}
