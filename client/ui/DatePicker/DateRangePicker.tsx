import { useId, useState } from 'react'
import { Calendar } from '../Calendar/Calendar.tsx'
import { type DayRange, readDay } from '../Calendar/dayRules.ts'
import { useToday } from '../Calendar/useToday.ts'
import { classes } from '../classes.ts'
import { CalendarOpener } from './CalendarOpener.tsx'
import { DateField } from './DateField.tsx'
import css from './DatePicker.module.css'
import type { DatePickerFrame, DatePickerLabels } from './DatePicker.tsx'

type DateRangePickerProps = Omit<DatePickerFrame, 'labels' | 'mark' | 'hideLabel'> & {
  labels: DatePickerLabels & { start: string; end: string }
  names?: { start: string; end: string }
  /** Ends are days, `today`, or empty. Controlled; use `defaultValue` to let it keep its own. */
  value?: DayRange
  defaultValue?: DayRange
  onChange?: (range: DayRange) => void
}

const nothing: DayRange = { start: '', end: '' }

/** Two days and all between them, typed or chosen in one calendar. Without scripts they are the browser's own fields. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, labels, names, language, months = 1, day, off, required, value, defaultValue = nothing, onChange, className } = props
  const { hint, error, compact, min, max, allowed, disabled } = props
  const id = useId()
  const today = useToday()
  const [own, setOwn] = useState(defaultValue)
  const limits = { min, max, allowed, disabled }
  const given = value ?? own
  const read = (end: string) => (end === 'today' ? (today ?? '') : (readDay(end, '') ?? ''))
  const current = { start: read(given.start), end: read(given.end) }
  const change = (next: DayRange) => {
    // an end before the start is the start of another stay
    const ordered = next.start && next.end && next.end < next.start ? { start: next.end, end: next.start } : next
    setOwn(ordered)
    onChange?.(ordered)
  }
  const title = typeof label === 'string' ? label : labels.open
  const shared = { ...limits, closedLabel: labels.closedDay, required, disabledField: off, compact }

  return (
    <fieldset aria-labelledby={id} className={classes(css.range, className)}>
      <legend id={id} className={css.legend}>
        {label}
      </legend>
      <div className={css.fields}>
        <DateField
          {...shared}
          label={labels.start}
          hint={hint}
          error={error}
          name={names?.start}
          value={current.start}
          onChange={(start) => change({ ...current, start })}
        />
        <DateField
          {...shared}
          label={labels.end}
          name={names?.end}
          value={current.end}
          onChange={(end) => change({ ...current, end })}
          opener={
            <CalendarOpener
              title={title}
              labels={labels}
              months={months}
              disabled={off}
              value={current}
              onApply={change}
              calendar={(chosen, pick) => (
                <Calendar
                  {...limits}
                  range
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
      </div>
    </fieldset>
  )
}
