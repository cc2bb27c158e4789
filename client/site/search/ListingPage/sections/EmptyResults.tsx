import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Chip } from '../../../../ui/Chip/Chip.tsx'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx'
import { compass } from '../../../../ui/Icon/travel.ts'
import { listingMessages as messages } from '../listingPage.messages.ts'
import css from './EmptyResults.module.css'

interface EmptyResultsProps {
  /** Choices without which there are tours: their words, how many tours, where to find them. */
  ways: readonly { text: string; count: number; href: string }[]
  hasChoices: boolean
  /** Address of all tours. */
  allHref: string | undefined
}

/** Nothing fits: says which choice stands in the way. */
export function EmptyResults({ ways, hasChoices, allHref }: EmptyResultsProps) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      icon={compass}
      title={formatMessage(messages.empty)}
      action={allHref && <Button href={allHref}>{formatMessage(messages.allTours)}</Button>}
    >
      <p>{formatMessage(ways.length > 0 ? messages.emptyHint : hasChoices ? messages.emptyText : messages.emptyLanding)}</p>
      {ways.length > 0 && (
        <ul className={css.ways}>
          {ways.map(({ text, count, href }) => (
            <li key={href}>
              <Chip href={href}>{formatMessage(messages.without, { choice: text, count })}</Chip>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}
