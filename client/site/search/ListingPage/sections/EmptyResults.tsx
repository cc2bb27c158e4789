import { useIntl } from 'react-intl'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Chip } from '../../../../ui/Chip/Chip.tsx'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx'
import { compass } from '../../../../ui/Icon/travel.ts'
import type { Choices } from '../facets.ts'
import type { Hint } from '../ListingPage.loader.ts'
import { chosenGroups, without } from '../listingFilter.ts'
import { listingMessages as messages } from '../listingPage.messages.ts'
import { useChoiceChips } from '../useChoiceChips.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './EmptyResults.module.css'

interface EmptyResultsProps {
  /** Choices to remove, with the number of tours found without them. */
  hints: readonly Hint[]
  choices: Choices
  /** The filter without results. */
  filter: SearchFilter
  hrefOf: ListingSearch['hrefOf']
  /** Address of all tours; undefined where there is none. */
  allHref: string | undefined
}

/** Shown when no tour matches: offers to remove the choices that prevent results. */
export function EmptyResults({ hints, choices, filter, hrefOf, allHref }: EmptyResultsProps) {
  const { textOf } = useChoiceChips(choices, undefined, filter.radius !== null)
  const hasChoices = chosenGroups(filter).length > 0
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      icon={compass}
      title={formatMessage(messages.empty)}
      action={allHref && <Button href={allHref}>{formatMessage(messages.allTours)}</Button>}
    >
      <p>
        {formatMessage(
          hints.length > 0
            ? messages.emptyHint
            : hasChoices
              ? messages.emptyText
              : messages.emptyLanding,
        )}
      </p>
      {hints.length > 0 && (
        <ul className={css.ways}>
          {hints.map(({ fields, count }) => (
            <li key={fields.join(' ')}>
              <Chip href={hrefOf(without(filter, fields))}>
                {formatMessage(messages.without, { choice: textOf(fields, filter), count })}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}
