import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

interface VisuallyHiddenProps {
  children: ReactNode
  /** A heading where the page shows none that names its part. */
  as?: 'span' | 'h2' | 'h3'
  id?: string
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={css.hidden}>
      {children}
    </Element>
  )
}
