import type { ReactNode } from 'react'
import css from './TextSection.module.css'

interface TextSectionProps {
  /** Anchor, also for the table of contents. */
  id: string
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

/**
 * Shows one section of a text page: heading, then paragraphs at a readable line length, and other
 * content between.
 */
export function TextSection({ id, title, lead, children }: TextSectionProps) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  )
}
