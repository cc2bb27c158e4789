import type { ReactNode } from 'react'
import css from './ArticleGrid.module.css'

/** Arranges article cards, as many per row as fit: one `<li>` per card. */
export function ArticleGrid({ children }: { children: ReactNode }) {
  return <ul className={css.grid}>{children}</ul>
}
