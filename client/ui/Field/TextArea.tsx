import type { Ref, TextareaHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import css from './Field.module.css'
import { Field, type FieldText } from './Field.tsx'

type TextAreaProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText> & {
    ref?: Ref<HTMLTextAreaElement>
  }

/** Takes several lines of text; grows with its text where the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  mark,
  hideLabel,
  compact,
  className,
  id,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, mark, hideLabel, compact, className, id }}>
      {(wiring) => (
        <textarea rows={rows} {...rest} {...wiring} className={classes(css.input, css.area)} />
      )}
    </Field>
  )
}
