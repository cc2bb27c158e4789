import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react'
import { classes } from '../classes.ts'
import css from './Rating.module.css'
import { starRow } from './stars.ts'

type RatingInputProps = {
  legend: ReactNode
  hideLegend?: boolean
  name: string
  /** Names of the ratings, from one star to five. */
  labels: readonly [string, string, string, string, string]
  value?: number
  defaultValue?: number
  onChange?: (value: number, event: ChangeEvent<HTMLInputElement>) => void
  required?: boolean
  error?: ReactNode
  className?: string
  ref?: Ref<HTMLFieldSetElement>
}

/** Takes a rating: five radio buttons drawn as stars. */
export function RatingInput({
  legend,
  hideLegend,
  name,
  labels,
  value,
  defaultValue,
  onChange,
  required,
  error,
  className,
  ref,
}: RatingInputProps) {
  const message = useId()
  return (
    <fieldset
      ref={ref}
      className={classes(css.input, className)}
      aria-describedby={error ? message : undefined}
    >
      <legend className={hideLegend ? css.hidden : css.legend}>{legend}</legend>
      <div className={css.choices}>
        {labels.map((label, index) => {
          const stars = index + 1
          return (
            <label key={stars} className={css.choice} title={label}>
              <input
                type="radio"
                name={name}
                value={stars}
                aria-label={label}
                required={required}
                className={css.native}
                {...(value === undefined
                  ? { defaultChecked: stars === defaultValue }
                  : { checked: stars === value })}
                onChange={(event) => onChange?.(stars, event)}
              />
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={starRow[0]} />
              </svg>
            </label>
          )
        })}
      </div>
      {error && (
        <p id={message} className={css.error} aria-live="polite">
          {error}
        </p>
      )}
    </fieldset>
  )
}
