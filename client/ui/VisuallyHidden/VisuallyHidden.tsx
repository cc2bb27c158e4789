import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

interface VisuallyHiddenProps {
  children: ReactNode
  /** A heading for a part of the page without a visible one. */
  as?: 'span' | 'h2' | 'h3'
  id?: string
}

/** Renders text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={css.hidden}>
      {children}
    </Element>
  )
}
