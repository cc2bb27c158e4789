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
