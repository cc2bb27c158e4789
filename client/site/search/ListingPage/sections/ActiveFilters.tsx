import { type RefObject, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { emptyFilter } from '#schema/rules/search/searchFilter.ts'
import { Link as RouterLink } from '../../../../routing/Link.tsx'
import { Chip } from '../../../../ui/Chip/Chip.tsx'
import { Link, type LinkProps, LinkProvider } from '../../../../ui/Link/Link.tsx'
import { listingMessages as messages } from '../listingPage.messages.ts'
import type { Choices } from '../facets.ts'
import { useChoiceChips } from '../useChoiceChips.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './ActiveFilters.module.css'

interface ActiveFiltersProps {
  choices: Choices
  /** Name of the chosen organizer; undefined if unknown. */
  organizer: string | undefined
  search: ListingSearch
  /** Element that gets the focus when a chip is removed. */
  focusAfter: RefObject<HTMLElement | null>
}

const InPlaceLink = ({ href, ...rest }: LinkProps) => (
  <RouterLink to={href} preventScrollReset {...rest} />
)

/**
 * Lists the visitor's choices as chips, each with a cross to remove it. They are links, to work
 * without JavaScript.
 */
export function ActiveFilters({
  choices,
  organizer,
  search: { filter, hrefOf },
  focusAfter,
}: ActiveFiltersProps) {
  const { formatMessage } = useIntl()
  const chips = useChoiceChips(choices, organizer, filter.radius !== null).chips(filter)
  const wasPressed = useRef(false)
  const { length } = chips

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a chip was added or removed
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      focusAfter.current?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [length, focusAfter])

  if (length === 0) return null
  const press = () => {
    wasPressed.current = true
  }
  return (
    <LinkProvider component={InPlaceLink}>
      <ul className={css.chips} aria-label={formatMessage(messages.chosen)}>
        {chips.map(({ key, text, rest }) => (
          <li key={key}>
            <Chip
              href={hrefOf(rest)}
              onPress={press}
              removeLabel={formatMessage(messages.remove, { choice: text })}
            >
              {text}
            </Chip>
          </li>
        ))}
        <li>
          <Link
            href={hrefOf({ ...emptyFilter, sort: filter.sort })}
            onClick={press}
            className={css.clear}
          >
            {formatMessage(messages.clearAll)}
          </Link>
        </li>
      </ul>
    </LinkProvider>
  )
}
