import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import css from './Price.module.css'

type PriceProps = {
  /** Formatted amount with its currency. */
  value: string
  /** Formatted amount before a discount. */
  old?: string
  /** Explains the struck-through amount to screen readers. */
  oldLabel?: string
  /** Text before the amount, e.g. “from”. */
  before?: ReactNode
  /** Text after the amount, e.g. “per person”. */
  after?: ReactNode
  size?: 's' | 'm' | 'l'
  className?: string
}

/**
 * Shows an amount of money in tabular figures. The caller formats it, since it knows the locale.
 */
export function Price({ value, old, oldLabel, before, after, size = 'm', className }: PriceProps) {
  return (
    <span className={classes(css.price, css[size], className)}>
      {before && <span className={css.note}>{before}</span>}
      <span className={classes(css.value, old && css.reduced)}>{value}</span>
      {old && (
        <s className={css.old}>
          {oldLabel && <VisuallyHidden>{oldLabel} </VisuallyHidden>}
          {old}
        </s>
      )}
      {after && <span className={css.note}>{after}</span>}
    </span>
  )
}
