import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import css from './TourGrid.module.css'

interface TourGridProps {
  /** One `<li>` per card. */
  children: ReactNode
  /** On a narrow screen a row to swipe instead of a column, for teaser lists. */
  swipe?: boolean
  className?: string
}

/** Arranges cards of equal height, as many per row as fit. */
export function TourGrid({ children, swipe, className }: TourGridProps) {
  return <ul className={classes(css.grid, swipe && css.swipe, className)}>{children}</ul>
}
