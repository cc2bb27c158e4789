import { useIntl } from 'react-intl'
import type { FragmentType } from '../../../../data/useFragment.ts'
import type { TourCard_TourFragment } from '../../../../features/tour/TourCard/TourCard.generated.ts'
import { TourCard } from '../../../../features/tour/TourCard/TourCard.tsx'
import { TourGrid } from '../../../../features/tour/TourCard/TourGrid.tsx'
import { arrowRight } from '../../../../ui/Icon/controls.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { organizerMessages as messages } from '../organizerPage.messages.ts'
import css from './OrganizerTours.module.css'

interface OrganizerToursProps {
  title: string
  found: {
    totalCount: number
    tours: readonly ({ id: number } & FragmentType<TourCard_TourFragment>)[]
  }
  /** Address of the list of all of them; undefined where there is none. */
  href: string | undefined
}

/** Shows an organizer's offers of one kind; nothing if there are none. */
export function OrganizerTours({ title, found: { tours, totalCount }, href }: OrganizerToursProps) {
  const { formatMessage } = useIntl()
  if (tours.length === 0) return null
  return (
    <section className={css.tours} data-print="no">
      <div className={css.head}>
        <h2>{title}</h2>
        {href && totalCount > tours.length && (
          <Link href={href} className={css.more}>
            {formatMessage(messages.allTours, { count: totalCount })} <Icon glyph={arrowRight} />
          </Link>
        )}
      </div>
      <TourGrid>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} />
          </li>
        ))}
      </TourGrid>
    </section>
  )
}
