import { type RefObject, useEffect, useState } from 'react'
import { useSite } from '../../routing/site.ts'
import { RecentToursDocument, type RecentToursQuery } from './RecentTours.generated.ts'
import { keepRecent, readRecent, rememberTour } from './recentTours.ts'

export type RecentTour = RecentToursQuery['toursByIds'][number]

/** How far below the screen the row is when it is asked for. */
const nearness = '800px 0px'

interface Row {
  /** What there is room for; empty until room can be made without moving anything in sight. */
  ids: readonly number[]
  /** Undefined while they are on their way. */
  tours?: readonly RecentTour[]
}

const nothing: Row = { ids: [] }

/**
 * Tours seen before, for a row at `place`: room for them is made as soon as that stands below the screen, and they are asked for
 * when it comes near. The tour of the page itself, `seen`, is remembered and left out.
 */
export function useRecentTours(place: RefObject<Element | null>, seen: number | undefined) {
  const { source, report } = useSite()
  const [row, setRow] = useState(nothing)

  useEffect(() => {
    const ids = readRecent().filter((id) => id !== seen)
    if (seen) rememberTour(seen)
    setRow(nothing)
    const element = place.current
    if (ids.length === 0 || !element || typeof IntersectionObserver === 'undefined') return
    const ended = new AbortController()

    const bring = async () => {
      try {
        const { data } = await source.query(RecentToursDocument, { ids }, { signal: ended.signal })
        if (ended.signal.aborted) return
        const tours = ids.flatMap((id) => data.toursByIds.find((tour) => tour.id === id) ?? [])
        const gone = ids.filter((id) => !tours.some((tour) => tour.id === id))
        if (gone.length > 0) keepRecent(readRecent().filter((id) => !gone.includes(id)))
        setRow({ ids: tours.map(({ id }) => id), tours })
      } catch (error) {
        if (ended.signal.aborted) return
        // a page is whole without this row
        setRow(nothing)
        report(error)
      }
    }
    const near = new IntersectionObserver(
      ([seenNow]) => {
        if (!seenNow?.isIntersecting) return
        near.disconnect()
        bring()
      },
      { rootMargin: nearness },
    )
    const below = new IntersectionObserver(([seenNow]) => {
      if (!seenNow || seenNow.isIntersecting || seenNow.boundingClientRect.top <= 0) return
      below.disconnect()
      setRow({ ids })
      near.observe(element)
    })
    below.observe(element)
    return () => {
      ended.abort()
      below.disconnect()
      near.disconnect()
    }
  }, [seen, source, report, place])

  const clear = () => {
    keepRecent([])
    setRow(nothing)
  }
  return { ...row, clear }
}
