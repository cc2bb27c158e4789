import type { DayLimits, DayRange } from './dayRules.ts'

type CalendarFrame = DayLimits & {
  /** Name for screen readers. */
  label: string
  /** BCP 47: determines the names of months and days, and the first day of the week. */
  language: string
  /** Number of visible months. */
  months?: number
  /** Month it opens at when nothing is selected: a day or `today`. */
  opensAt?: string
  /** Returns the content under a day's number, such as a price; `label` is for screen readers. */
  day?: (day: string) => { content: string; label: string } | null | undefined
  /** Takes the focus when it is mounted. */
  autoFocus?: boolean
}

/** Days are `yyyy-MM-dd` or `today`; it always returns `yyyy-MM-dd`. */
export type CalendarProps = CalendarFrame &
  (
    | { range?: false; value?: string | null; onChange?: (day: string) => void }
    | { range: true; value?: Partial<DayRange> | null; onChange?: (range: DayRange) => void }
  )
