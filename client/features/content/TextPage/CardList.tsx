import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import css from './CardList.module.css'

export interface Card {
  /** Unique in the list. */
  key: string
  icon?: string
  title: ReactNode
  text: ReactNode
  /** A link or two at the bottom. */
  action?: ReactNode
}

/**
 * Shows short facts side by side, each with a small heading. Numbered when their order matters.
 * Fills every row.
 */
export function CardList({ cards, isNumbered }: { cards: readonly Card[]; isNumbered?: boolean }) {
  const List = isNumbered ? 'ol' : 'ul'
  const inPairs = cards.length % 3 !== 0 && cards.length % 2 === 0
  return (
    <List className={classes(isNumbered ? css.steps : css.cards, inPairs ? css.pairs : css.thirds)}>
      {cards.map(({ key, icon, title, text, action }) => (
        <li key={key} className={css.card}>
          {icon && <Icon glyph={icon} size="l" className={css.icon} />}
          <h3 className={css.title}>{title}</h3>
          <div className={css.text}>{text}</div>
          {action && <div className={css.action}>{action}</div>}
        </li>
      ))}
    </List>
  )
}
