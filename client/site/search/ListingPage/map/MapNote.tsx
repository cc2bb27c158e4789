import { useIntl } from 'react-intl'
import { emptyFilter, type SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx'
import { map as mapGlyph } from '../../../../ui/Icon/travel.ts'
import { mapMessages as messages } from '../listingMap.messages.ts'
import { without } from '../listingFilter.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './TourMap.module.css'

type MapNoteProps =
  | { kind: 'failed'; listHref: string }
  | { kind: 'empty'; search: ListingSearch; filter: SearchFilter }

/** A message instead of a failed map, or over a map without results. */
export function MapNote(props: MapNoteProps) {
  const { formatMessage } = useIntl()
  if (props.kind === 'failed')
    return (
      <div className={css.failed} role="status">
        <EmptyState
          icon={mapGlyph}
          title={formatMessage(messages.failed)}
          action={<Button href={props.listHref}>{formatMessage(messages.toList)}</Button>}
        >
          <p>{formatMessage(messages.failedText)}</p>
        </EmptyState>
      </div>
    )
  const { search, filter } = props
  return (
    <div className={css.empty} role="status">
      <p>{formatMessage(messages.empty)}</p>
      {filter.radius !== null && (
        <Button
          size="s"
          href={search.hrefOf(without(filter, ['placeName', 'lat', 'lng', 'radius']))}
        >
          {formatMessage(messages.widen)}
        </Button>
      )}
      <Button size="s" look="quiet" href={search.hrefOf({ ...emptyFilter, sort: filter.sort })}>
        {formatMessage(messages.clear)}
      </Button>
    </div>
  )
}
