import type { ReactNode } from 'react'
import css from './HoldNote.module.css'

interface HoldNoteProps {
  /** Whether the time has run out. */
  isOver?: boolean
  children: ReactNode
}

/** Shows a deadline that must not be missed. */
export function HoldNote({ isOver, children }: HoldNoteProps) {
  return (
    <p className={css.note} data-over={isOver || undefined}>
      {children}
    </p>
  )
}
