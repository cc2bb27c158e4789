import type { ReactNode } from 'react'
import css from './ChipRow.module.css'

interface ChipRowProps {
  /** Name of the navigation for screen readers. */
  label: string
  /** One `<li>` a chip. */
  children: ReactNode
}

/** Chips that lead to parts of a list. On a phone one row to be swiped: two dozen of them would fill the screen. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.row}>{children}</ul>
    </nav>
  )
}
