import type { ReactNode } from 'react'
import css from './ArticleGrid.module.css'

/** Article cards, as many beside each other as have room: one `<li>` a card. */
export function ArticleGrid({ children }: { children: ReactNode }) {
  return <ul className={css.grid}>{children}</ul>
}
