import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import css from './Price.module.css'

type PriceProps = {
  /** Formatted amount with its currency. */
  value: string
  /** Formatted amount before a discount. */
  old?: string
  /** Says what the struck amount is, for screen readers. */
  oldLabel?: string
  /** Before the amount, e.g. “from”. */
  before?: ReactNode
  /** After the amount, e.g. “per person”. */
  after?: ReactNode
  size?: 's' | 'm' | 'l'
  className?: string
}

/** An amount of money in tabular figures. Formatting belongs to the caller, who knows the locale. */
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
