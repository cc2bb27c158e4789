import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import css from './Fact.module.css'

type FactProps = {
  icon?: string
  /** Absent: icon and value share one line, as on a card. */
  label?: ReactNode
  value: ReactNode
  className?: string
}

/** Shows one fact: icon, label, value. */
export function Fact({ icon, label, value, className }: FactProps) {
  return (
    <div className={classes(css.fact, label !== undefined && css.labelled, className)}>
      {icon && <Icon glyph={icon} className={css.icon} />}
      <div className={css.words}>
        {label !== undefined && <div className={css.label}>{label}</div>}
        <div className={css.value}>{value}</div>
      </div>
    </div>
  )
}
