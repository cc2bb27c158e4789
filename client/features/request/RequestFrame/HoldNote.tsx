import type { ReactNode } from 'react'
import css from './HoldNote.module.css'

interface HoldNoteProps {
  /** The time has run out. */
  isOver?: boolean
  children: ReactNode
}

/** Until when something holds, where it must not be missed. */
export function HoldNote({ isOver, children }: HoldNoteProps) {
  return (
    <p className={css.note} data-over={isOver || undefined}>
      {children}
    </p>
  )
}
