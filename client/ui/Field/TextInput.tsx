import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import css from './Field.module.css'
import { Field, type FieldText } from './Field.tsx'

type TextInputProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText> & {
    /** Glyph at the start. */
    icon?: string
    /** Unit or small control at the end. */
    end?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** Takes one line of text, with label, hint and error. */
export function TextInput({
  label,
  hint,
  error,
  mark,
  hideLabel,
  compact,
  className,
  id,
  icon,
  end,
  ...rest
}: TextInputProps) {
  return (
    <Field {...{ label, hint, error, mark, hideLabel, compact, className, id }}>
      {(wiring) => (
        <span className={css.box}>
          {icon && <Icon glyph={icon} className={css.icon} />}
          <input
            type="text"
            {...rest}
            {...wiring}
            className={classes(css.input, icon && css.afterIcon, end && css.beforeEnd)}
          />
          {end && <span className={css.end}>{end}</span>}
        </span>
      )}
    </Field>
  )
}
