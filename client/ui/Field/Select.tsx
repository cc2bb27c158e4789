import type { Ref, SelectHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import { chevronDown } from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import css from './Field.module.css'
import { Field, type FieldText } from './Field.tsx'

type SelectProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText> & {
    options?: readonly { value: string; text: string; disabled?: boolean }[]
    /** Glyph at the start. */
    icon?: string
    ref?: Ref<HTMLSelectElement>
  }

/** Shows a native select. Pass `options`, or `<option>` children for groups. */
export function Select({
  label,
  hint,
  error,
  mark,
  hideLabel,
  compact,
  className,
  id,
  options,
  icon,
  children,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, mark, hideLabel, compact, className, id }}>
      {(wiring) => (
        <span className={css.box}>
          {icon && <Icon glyph={icon} className={css.icon} />}
          <select
            {...rest}
            {...wiring}
            className={classes(css.input, css.select, icon && css.afterIcon)}
          >
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.text}
              </option>
            ))}
            {children}
          </select>
          <Icon glyph={chevronDown} className={css.arrow} />
        </span>
      )}
    </Field>
  )
}
