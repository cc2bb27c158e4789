import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classes } from '../classes.ts'
import css from './Choice.module.css'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Number on the right, such as the remaining results. */
  count?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Shows a native checkbox whose whole row can be pressed. */
export function Checkbox({ label, hint, error, count, className, ...rest }: CheckboxProps) {
  const message = useId()
  const spoken = error || hint
  return (
    <label className={classes(css.choice, className)}>
      <input
        {...rest}
        type="checkbox"
        className={classes(css.mark, css.square)}
        aria-describedby={spoken ? message : undefined}
        aria-invalid={error ? true : undefined}
      />
      <span className={css.words}>
        {label}
        {spoken && (
          <span id={message} className={classes(css.hint, error && css.error)}>
            {spoken}
          </span>
        )}
      </span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </label>
  )
}
