import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import css from './TourCardSkeleton.module.css'

/** Shows a placeholder of a tour in a loading list. */
export function TourCardSkeleton() {
  return (
    <div className={css.card}>
      <Skeleton ratio={3 / 2} className={css.cover} />
      <div className={css.body}>
        <Skeleton width="40%" height="0.9em" />
        <Skeleton lines={2} height="1.25em" />
        <Skeleton width="80%" height="0.9em" />
        <Skeleton width="60%" height="0.9em" />
        <Skeleton width="50%" height="1.5em" className={css.price} />
      </div>
    </div>
  )
}
