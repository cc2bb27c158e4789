import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import css from './Badge.module.css'

type BadgeProps = {
  children: ReactNode
  tone?: 'plain' | 'pine' | 'ochre' | 'lake' | 'brick'
  /** For badges on a picture, or that must stand out. */
  solid?: boolean
  icon?: string
  className?: string
}

/** Marks something with a word or number: a state, a discount, a season. */
export function Badge({ children, tone = 'plain', solid, icon, className }: BadgeProps) {
  return (
    <span className={classes(css.badge, css[tone], solid && css.solid, className)}>
      {icon && <Icon glyph={icon} size="s" />}
      {children}
    </span>
  )
}
