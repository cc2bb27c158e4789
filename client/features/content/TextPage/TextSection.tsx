import type { ReactNode } from 'react'
import css from './TextSection.module.css'

interface TextSectionProps {
  /** Anchor, also for the table of contents. */
  id: string
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

/** One part of a page of words: heading, then paragraphs at reading measure and whatever stands between them. */
export function TextSection({ id, title, lead, children }: TextSectionProps) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  )
}
