import { type ChangeEvent, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import css from './Choice.module.css'

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

type RadioGroupProps = {
  legend: ReactNode
  hideLegend?: boolean
  name: string
  options: readonly RadioOption[]
  /** Controlled value; use `defaultValue` for an uncontrolled one. */
  value?: string
  defaultValue?: string
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** `cards` gives each option a border, and room for a second line and a number on the right. */
  look?: 'list' | 'cards'
  className?: string
}

/** Lets the visitor choose one of several: native radio buttons in a fieldset. */
export function RadioGroup({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  hint,
  error,
  required,
  look = 'list',
  className,
}: RadioGroupProps) {
  const message = useId()
  const spoken = error || hint
  return (
    <fieldset className={className} aria-describedby={spoken ? message : undefined}>
      <legend className={classes(css.legend, hideLegend && css.hidden)}>{legend}</legend>
      <div className={look === 'cards' ? css.cards : undefined}>
        {options.map((option) => (
          <label key={option.value} className={classes(css.choice, look === 'cards' && css.card)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              className={classes(css.mark, css.round)}
              aria-invalid={error ? true : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={(event) => onChange?.(option.value, event)}
            />
            <span className={css.words}>
              {option.label}
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </span>
            {option.end !== undefined && <span className={css.count}>{option.end}</span>}
          </label>
        ))}
      </div>
      {spoken && (
        <p id={message} className={classes(css.hint, error && css.error)} aria-live="polite">
          {spoken}
        </p>
      )}
    </fieldset>
  )
}
