import type { ComponentType, ReactNode } from 'react'
import type { CalendarProps } from '../Calendar/calendarProps.ts'

export type CalendarOpenerLabels = {
  /** What the button does: “Choose in a calendar”. */
  open: string
  apply: string
  close: string
}

export type CalendarOpenerProps<Value> = {
  title: string
  labels: CalendarOpenerLabels
  months: number
  disabled?: boolean
  value: Value
  onApply: (value: Value) => void
  /** The calendar, whose code comes with the first press, showing one value and telling another. */
  calendar: (
    Calendar: ComponentType<CalendarProps>,
    value: Value,
    pick: (value: Value) => void,
  ) => ReactNode
}
