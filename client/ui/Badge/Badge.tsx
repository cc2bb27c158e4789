import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import css from './Badge.module.css'

type BadgeProps = {
  children: ReactNode
  tone?: 'plain' | 'pine' | 'ochre' | 'lake' | 'brick'
  /** On a picture, or where it must be seen first. */
  solid?: boolean
  icon?: string
  className?: string
}

/** A word or figure that marks a thing: a state, a discount, a season. */
export function Badge({ children, tone = 'plain', solid, icon, className }: BadgeProps) {
  return (
    <span className={classes(css.badge, css[tone], solid && css.solid, className)}>
      {icon && <Icon glyph={icon} size="s" />}
      {children}
    </span>
  )
}
