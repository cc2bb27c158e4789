import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import css from './TourGrid.module.css'

interface TourGridProps {
  /** One `<li>` a card. */
  children: ReactNode
  /** On a narrow screen a row to be swiped instead of a column, for lists that only tease. */
  swipe?: boolean
  className?: string
}

/** Cards of equal height, as many beside each other as have room. */
export function TourGrid({ children, swipe, className }: TourGridProps) {
  return <ul className={classes(css.grid, swipe && css.swipe, className)}>{children}</ul>
}
