import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import css from './EmptyState.module.css'

type EmptyStateProps = {
  icon?: string
  title: ReactNode
  /** The reason why there is nothing, and what to do. */
  children?: ReactNode
  /** Buttons. */
  action?: ReactNode
  /** Level of the heading. */
  level?: 'h1' | 'h2' | 'h3'
  className?: string
}

/** Explains kindly that there is nothing to show, with a next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  level: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div className={classes(css.empty, className)}>
      {icon && (
        <span className={css.stamp}>
          <Icon glyph={icon} size="xl" />
        </span>
      )}
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.words}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
