import type { ComponentType, ReactNode } from 'react'
import type { CalendarProps } from '../Calendar/calendarProps.ts'

export type CalendarOpenerLabels = {
  /** Label of the button: “Choose in a calendar”. */
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
  /**
   * Renders the calendar, whose code loads with the first press, for a value; `pick` takes the new
   * one.
   */
  calendar: (
    Calendar: ComponentType<CalendarProps>,
    value: Value,
    pick: (value: Value) => void,
  ) => ReactNode
}
