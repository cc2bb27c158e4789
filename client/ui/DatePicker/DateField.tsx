import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type DayLimits, isOpenDay, readDay } from '../Calendar/dayRules.ts'
import { useToday } from '../Calendar/useToday.ts'
import { classes } from '../classes.ts'
import { Field, type FieldText } from '../Field/Field.tsx'
import field from '../Field/Field.module.css'
import css from './DatePicker.module.css'

type DateFieldProps = FieldText &
  DayLimits & {
    name?: string
    value: string
    onChange: (day: string) => void
    /** Error for a day that can't be selected. */
    closedLabel: string
    required?: boolean
    disabledField?: boolean
    id?: string
    onLeave?: () => void
    /** Shown at its end. */
    opener?: ReactNode
  }

/**
 * Shows the native date field: typed in the visitor's order of day and month, sent as `yyyy-MM-dd`,
 * works without scripts.
 */
export function DateField(props: DateFieldProps) {
  const {
    name,
    value,
    onChange,
    closedLabel,
    required,
    disabledField,
    id,
    onLeave,
    opener,
    min,
    max,
    allowed,
    disabled,
    ...text
  } = props
  const today = useToday()
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for input typed before scripts loaded
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed !== value) onChange(typed)
  }, [])
  const [isLeft, setLeft] = useState(false)
  const isClosed =
    isLeft &&
    today !== null &&
    value !== '' &&
    !isOpenDay(value, { min, max, allowed, disabled }, today)
  // the server can't know the visitor's `today`
  const limit = (day: string | undefined) =>
    day === 'today' && today === null ? undefined : (readDay(day, today ?? '') ?? undefined)

  return (
    <Field {...text} id={id} error={text.error || (isClosed && closedLabel)}>
      {(wiring) => (
        <span className={css.box}>
          <input
            {...wiring}
            ref={input}
            type="date"
            name={name}
            value={value}
            min={limit(min)}
            max={limit(max)}
            required={required}
            disabled={disabledField}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => {
              setLeft(true)
              onLeave?.()
            }}
            className={classes(field.input, css.input, opener && css.withOpener)}
          />
          {opener}
        </span>
      )}
    </Field>
  )
}
