import type { ReactNode } from 'react'
import css from './ChipRow.module.css'

interface ChipRowProps {
  /** Name of the navigation for screen readers. */
  label: string
  /** One `<li>` per chip. */
  children: ReactNode
}

/**
 * Links to parts of a list as chips. On a phone they are one row to swipe: two dozen would fill the
 * screen.
 */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.row}>{children}</ul>
    </nav>
  )
}
