import { type ReactNode, type Ref, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { minus, plus } from '../Icon/controls.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import css from './Counter.module.css'
import { clampCount } from './clampCount.ts'

type CounterProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  name?: string
  min?: number
  max?: number
  /** Controlled value; use `defaultValue` for an uncontrolled one. */
  value?: number
  defaultValue?: number
  onChange?: (value: number) => void
  /** Labels of the two buttons, e.g. “Remove one adult”. */
  labels: { less: string; more: string }
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** Shows a whole number between two buttons; clamps a typed number on blur. */
export function Counter(props: CounterProps) {
  const {
    label,
    hint,
    error,
    name,
    min = 0,
    max = 99,
    value,
    defaultValue = min,
    onChange,
    labels,
    disabled,
    className,
    ref,
  } = props
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState<string>()
  const count = clampCount(value ?? own, min, max)
  const spoken = error || hint

  function change(next: number) {
    setTyped(undefined)
    const allowed = clampCount(next, min, max)
    setOwn(allowed)
    if (allowed !== value) onChange?.(allowed)
  }

  return (
    <div className={classes(css.counter, className)}>
      <div className={css.words}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {spoken && (
          <p
            id={`${id}-message`}
            className={classes(css.hint, error && css.error)}
            aria-live="polite"
          >
            {spoken}
          </p>
        )}
      </div>
      <div className={css.box}>
        <IconButton
          glyph={minus}
          label={labels.less}
          size="s"
          disabled={disabled || count <= min}
          onClick={() => change(count - 1)}
          className={css.step}
        />
        <input
          ref={ref}
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          value={typed ?? count}
          disabled={disabled}
          aria-describedby={spoken ? `${id}-message` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const next = event.target.valueAsNumber
            if (next === clampCount(next, min, max)) change(next)
            else setTyped(event.target.value)
          }}
          onBlur={() => typed !== undefined && change(typed === '' ? count : Number(typed))}
          className={css.input}
        />
        <IconButton
          glyph={plus}
          label={labels.more}
          size="s"
          disabled={disabled || count >= max}
          onClick={() => change(count + 1)}
          className={css.step}
        />
      </div>
    </div>
  )
}
