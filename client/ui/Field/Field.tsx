import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import css from './Field.module.css'

/** Props of every form field besides the attributes of its native element. */
export type FieldText = {
  label: ReactNode
  /** Shown before any error. */
  hint?: ReactNode
  /** Instruction to correct the input. Its presence marks the field as invalid. */
  error?: ReactNode
  /** Shown after the label, e.g. “optional”. */
  mark?: ReactNode
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  /** Leaves out the line reserved for a message, for filter bars without errors. */
  compact?: boolean
  className?: string
}

export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldText & { id?: string; children: (wiring: FieldWiring) => ReactNode }

/**
 * Shows label, control and message line, connected by ARIA. The line is reserved, so an error
 * shifts nothing.
 */
export function Field({
  label,
  hint,
  error,
  mark,
  hideLabel,
  compact,
  className,
  id,
  children,
}: FieldProps) {
  const ownId = useId()
  const control = id ?? ownId
  const message = `${control}-message`
  const spoken = error || hint
  return (
    <div className={classes(css.field, className)}>
      <label htmlFor={control} className={classes(css.label, hideLabel && css.hidden)}>
        {label}
        {mark && <span className={css.mark}>{mark}</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': spoken ? message : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(!compact || spoken) && (
        <p id={message} className={classes(css.message, error && css.error)} aria-live="polite">
          {spoken}
        </p>
      )}
    </div>
  )
}
