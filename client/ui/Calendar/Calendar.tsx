import { type ComponentType, type CSSProperties, useEffect, useState } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import css from './Calendar.module.css'
import type { CalendarProps } from './calendarProps.ts'

/**
 * Shows months to choose a day or a range from. Its code loads when first shown, with the space
 * reserved. Where scripts may be missing, use a DatePicker, which has native fields.
 */
export function Calendar(props: CalendarProps) {
  const [Grids, setGrids] = useState<ComponentType<CalendarProps>>()
  useEffect(() => {
    let isShown = true
    import('./MonthGrids.tsx')
      .then(({ MonthGrids }) => isShown && setGrids(() => MonthGrids))
      .catch(() => {}) // without a connection the date fields still work
    return () => {
      isShown = false
    }
  }, [])
  if (Grids) return <Grids {...props} />
  return (
    <div className={css.room} style={{ '--months': props.months ?? 1 } as CSSProperties}>
      <Skeleton height="384px" />
    </div>
  )
}
