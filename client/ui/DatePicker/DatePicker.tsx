import { useState } from 'react'
import { type DayLimits, readDay } from '../Calendar/dayRules.ts'
import { useToday } from '../Calendar/useToday.ts'
import type { FieldText } from '../Field/Field.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import type { CalendarOpenerLabels } from './calendarOpenerProps.ts'
import { DateField } from './DateField.tsx'

export type DatePickerLabels = CalendarOpenerLabels & {
  /** Error for a day that can't be selected. */
  closedDay: string
}

export type DatePickerFrame = FieldText &
  DayLimits & {
    labels: DatePickerLabels
    /** BCP 47. */
    language: string
    /** Number of visible months of the calendar. */
    months?: number
    /** Returns the content under a day's number. */
    day?: (day: string) => { content: string; label: string } | null | undefined
    required?: boolean
    /** Disables the whole field. */
    off?: boolean
  }

type DatePickerProps = DatePickerFrame & {
  name?: string
  /** A day or `today`. Controlled; use `defaultValue` for an uncontrolled one. */
  value?: string
  defaultValue?: string
  /** Called with the selected day, or an empty text. */
  onChange?: (day: string) => void
  id?: string
}

/** Takes a day, typed or selected in a calendar. Without scripts it is the native field. */
export function DatePicker(props: DatePickerProps) {
  const {
    labels,
    language,
    months = 1,
    day,
    off,
    value,
    defaultValue = '',
    onChange,
    min,
    max,
    allowed,
    disabled,
    ...field
  } = props
  const today = useToday()
  const [own, setOwn] = useState(defaultValue)
  const limits = { min, max, allowed, disabled }
  const given = value ?? own
  const current = given === 'today' ? (today ?? '') : (readDay(given, '') ?? '')
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  const title = typeof field.label === 'string' ? field.label : labels.open

  return (
    <DateField
      {...field}
      {...limits}
      value={current}
      onChange={change}
      closedLabel={labels.closedDay}
      disabledField={off}
      opener={
        <CalendarButton
          title={title}
          labels={labels}
          months={months}
          disabled={off}
          value={current}
          onApply={change}
          calendar={(Calendar, chosen, pick) => (
            <Calendar
              {...limits}
              autoFocus
              label={title}
              language={language}
              months={months}
              day={day}
              value={chosen}
              onChange={pick}
            />
          )}
        />
      }
    />
  )
}
