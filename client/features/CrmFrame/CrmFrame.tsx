import type { ReactNode } from 'react'
import { usePagePath } from '../../routing/site.ts'
import { Link } from '../../routing/Link.tsx'
import css from './CrmFrame.module.css'

interface CrmFrameProps {
  /** Of the document. */
  title: string
  /** Whose desk it is. */
  who: ReactNode
  /** The ways between pages of equal rank. */
  pages: { name: string; links: readonly { to: string; text: string }[] }
  /** What ends the head: the way out. */
  actions: ReactNode
  children: ReactNode
}

/** Head and margins of every page of the CRM. */
export function CrmFrame({ title, who, pages, actions, children }: CrmFrameProps) {
  const pathOf = usePagePath()
  return (
    <div className={css.page}>
      <title>{title}</title>
      <header className={css.top}>
        <a href={pathOf('home')} className={css.brand}>
          Versta
        </a>
        <nav aria-label={pages.name} className={css.pages} data-print="no">
          {pages.links.map(({ to, text }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
        <p className={css.who}>{who}</p>
        {actions}
      </header>
      {children}
    </div>
  )
}
