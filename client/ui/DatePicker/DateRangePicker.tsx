import { useId, useRef, useState } from 'react'
import { type DayRange, readDay } from '../Calendar/dayRules.ts'
import { useToday } from '../Calendar/useToday.ts'
import { classes } from '../classes.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { DateField } from './DateField.tsx'
import field from '../Field/Field.module.css'
import css from './DatePicker.module.css'
import type { DatePickerFrame, DatePickerLabels } from './DatePicker.tsx'

type DateRangePickerProps = Omit<DatePickerFrame, 'labels' | 'mark'> & {
  labels: DatePickerLabels & { start: string; end: string }
  names?: { start: string; end: string }
  /** Ends are days, `today`, or empty. Controlled; use `defaultValue` for an uncontrolled one. */
  value?: DayRange
  defaultValue?: DayRange
  onChange?: (range: DayRange) => void
}

const nothing: DayRange = { start: '', end: '' }

/**
 * Takes a range of days, typed or selected in one calendar. Without scripts it has two native
 * fields.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    label,
    labels,
    names,
    language,
    months = 1,
    day,
    off,
    required,
    value,
    defaultValue = nothing,
    onChange,
    className,
  } = props
  const { hint, error, compact, hideLabel, min, max, allowed, disabled } = props
  const id = useId()
  const today = useToday()
  const [own, setOwn] = useState(defaultValue)
  const limits = { min, max, allowed, disabled }
  const given = value ?? own
  const read = (end: string) => (end === 'today' ? (today ?? '') : (readDay(end, '') ?? ''))
  const current = { start: read(given.start), end: read(given.end) }
  // both ends may change before the first change is rendered
  const latest = useRef(current)
  latest.current = current
  const change = (next: Partial<DayRange>) => {
    latest.current = { ...latest.current, ...next }
    setOwn(latest.current)
    onChange?.(latest.current)
  }
  // swap ends in the wrong order, but only on blur: a year is 0002 until it is typed completely
  const order = () => {
    if (current.start && current.end && current.end < current.start)
      change({ start: current.end, end: current.start })
  }
  const title = typeof label === 'string' ? label : labels.open
  const shared = {
    ...limits,
    closedLabel: labels.closedDay,
    required,
    disabledField: off,
    compact,
    onLeave: order,
  }

  return (
    <fieldset aria-labelledby={id} className={classes(css.range, className)}>
      <legend id={id} className={classes(css.legend, hideLabel && field.hidden)}>
        {label}
      </legend>
      <div className={classes(css.fields, compact && css.compact)}>
        <DateField
          {...shared}
          label={labels.start}
          hint={hint}
          error={error}
          name={names?.start}
          value={current.start}
          onChange={(start) => change({ start })}
        />
        <DateField
          {...shared}
          label={labels.end}
          name={names?.end}
          value={current.end}
          onChange={(end) => change({ end })}
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
