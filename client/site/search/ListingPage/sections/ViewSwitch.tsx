import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button.tsx'
import { menu } from '../../../../ui/Icon/controls.ts'
import { map } from '../../../../ui/Icon/travel.ts'
import { viewMessages as messages } from '../listingMap.messages.ts'
import type { ListingView } from '../listingView.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './ViewSwitch.module.css'

const ways = [
  { name: 'list', glyph: menu },
  { name: 'map', glyph: map },
] as const satisfies readonly { name: ListingView; glyph: string }[]

/**
 * Links to the same tours as a list and on a map. Not shown without JavaScript, which the map
 * needs.
 */
export function ViewSwitch({ search: { filter, view, hrefOf } }: { search: ListingSearch }) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage(messages.switch)} className={css[view]}>
      {ways.map(({ name, glyph }) => (
        <Button
          key={name}
          icon={glyph}
          href={hrefOf(filter, name)}
          aria-current={name === view ? 'true' : undefined}
          className={css.way}
        >
          {formatMessage(messages[name])}
        </Button>
      ))}
    </nav>
  )
}
