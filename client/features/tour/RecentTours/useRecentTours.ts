import { type RefObject, useEffect, useState } from 'react'
import { useReportedError } from '../../../routing/useReportedError.ts'
import { type RecentToursQuery, useRecentToursQuery } from './RecentTours.generated.ts'
import { keepRecent, readRecent, rememberTour } from './recentTours.ts'

export type RecentTour = RecentToursQuery['toursByIds'][number]

/** How far below the screen the row is when it is fetched. */
const nearness = '800px 0px'

interface Row {
  /** Tours that there is room for; empty until room can be made without moving anything in sight. */
  ids: number[]
  isNear: boolean
}

const nothing: Row = { ids: [], isNear: false }

/**
 * Returns tours seen before, for a row at `place`: room for them is made as soon as that is below the screen, and they are fetched
 * when it comes near. `tours` is undefined until then. The tour of the page itself, `seen`, is remembered and left out.
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
  // a page is whole without this row
  if (error) return { ids: [], tours: undefined, clear }
  return { ids: tours?.map(({ id }) => id) ?? ids, tours, clear }
}
