import type { ReactNode } from 'react'
import { type CrmArea, CrmFrame } from './CrmFrame.tsx'
import css from './RecordPage.module.css'

interface RecordPageProps {
  area: CrmArea
  /** Title of the document. */
  title: string
  heading: string
  who?: string | undefined
  /** Beside the heading: the record's status and its actions. */
  beside?: ReactNode
  /** Result of the last form. */
  outcome?: ReactNode
  children: ReactNode
}

/** A CRM page about one record. */
export function RecordPage({
  area,
  title,
  heading,
  who,
  beside,
  outcome,
  children,
}: RecordPageProps) {
  return (
    <CrmFrame area={area} title={title} who={who}>
      <div className={css.head}>
        <h1 className={css.heading}>{heading}</h1>
        {beside}
      </div>
      {outcome}
      {children}
    </CrmFrame>
  )
}
