import type { ReactNode } from 'react'
import { usePagePath } from '../../routing/site.ts'
import css from './CrmFrame.module.css'

interface CrmFrameProps {
  /** Of the document. */
  title: string
  /** Whose desk it is. */
  who: ReactNode
  /** The ways between pages of equal rank, as a `nav`. */
  navigation?: ReactNode
  /** What ends the head: ways out of the page. */
  actions: ReactNode
  children: ReactNode
}

/** Head and margins of every page of the CRM. */
export function CrmFrame({ title, who, navigation, actions, children }: CrmFrameProps) {
  const pathOf = usePagePath()
  return (
    <div className={css.page}>
      <title>{title}</title>
      <header className={css.top}>
        <a href={pathOf('home')} className={css.brand}>
          Versta
        </a>
        {navigation}
        <p className={css.who}>{who}</p>
        {actions}
      </header>
      {children}
    </div>
  )
}
