import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import css from './Chip.module.css'

type ChipChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> & {
  /** `radio` to choose one of several with the same name. */
  type?: 'checkbox' | 'radio'
  children: ReactNode
  icon?: string
  count?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Shows a native checkbox or radio button as a chip, to make filters work in a plain form. */
export function ChipChoice({
  type = 'checkbox',
  children,
  icon,
  count,
  className,
  ...rest
}: ChipChoiceProps) {
  return (
    <label className={classes(css.chip, css.active, css.choice, className)}>
      <input {...rest} type={type} className={css.native} />
      {icon && <Icon glyph={icon} size="s" />}
      <span>{children}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </label>
  )
}
