import { type ComponentType, type CSSProperties, useEffect, useState } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import css from './Calendar.module.css'
import type { DayLimits, DayRange } from './dayRules.ts'

type CalendarFrame = DayLimits & {
  /** Name for screen readers. */
  label: string
  /** BCP 47: names of months and days, and the day a week begins with. */
  language: string
  /** Months in sight. */
  months?: number
  /** Month it opens at when nothing is chosen: a day or `today`. */
  opensAt?: string
  /** What stands under the number of a day, such as a price; `label` is how it is said. */
  day?: (day: string) => { content: string; label: string } | null | undefined
  /** Takes the focus as it comes. */
  autoFocus?: boolean
}

/** Days are `yyyy-MM-dd` or `today`; what it answers is always `yyyy-MM-dd`. */
export type CalendarProps = CalendarFrame &
  (
    | { range?: false; value?: string | null; onChange?: (day: string) => void }
    | { range: true; value?: Partial<DayRange> | null; onChange?: (range: DayRange) => void }
  )

/**
 * Months to choose a day or a range from. It is fetched when first shown and keeps its room until then; where scripts may be
 * absent put a DatePicker, whose fields are the browser's own.
 */
export function Calendar(props: CalendarProps) {
  const [Grids, setGrids] = useState<ComponentType<CalendarProps>>()
  useEffect(() => {
    let isShown = true
    import('./MonthGrids.tsx').then(({ MonthGrids }) => isShown && setGrids(() => MonthGrids)).catch(() => {}) // no connection: the fields beside it still work
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
