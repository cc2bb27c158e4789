import { useEffect, useState } from 'react'
import { TourCardSkeleton } from '../../../../features/tour/TourCard/TourCardSkeleton.tsx'
import { TourGrid } from '../../../../features/tour/TourCard/TourGrid.tsx'
import css from './ResultsSkeleton.module.css'

/** Delay in milliseconds before the skeleton appears: on a quick answer it would only flicker. */
const patience = 150

interface ResultsSkeletonProps {
  isPending: boolean
  /** Number of skeleton cards: as many as the cards to be replaced. */
  count: number
}

/** Covers outdated cards with skeletons of the same size, to keep the layout. */
export function ResultsSkeleton({ isPending, count }: ResultsSkeletonProps) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isPending])
  if (!isPending || !isLate) return null
  return (
    <div aria-hidden="true" data-waiting className={css.cover}>
      <TourGrid>
        {Array.from({ length: Math.max(1, count) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and never move
          <li key={index}>
            <TourCardSkeleton />
          </li>
        ))}
      </TourGrid>
    </div>
  )
}
