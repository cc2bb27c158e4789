import type { ReactNode } from 'react'
import { TourCard } from '../../../../features/tour/TourCard/TourCard.tsx'
import { TourGrid } from '../../../../features/tour/TourCard/TourGrid.tsx'
import { Container } from '../../../../ui/Container/Container.tsx'
import { arrowRight } from '../../../../ui/Icon/controls.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import type { HomePageQuery } from '../HomePage.generated.ts'
import css from './TourRow.module.css'

interface TourRowProps {
  title: ReactNode
  lead?: ReactNode
  tours: HomePageQuery['popular']['tours']
  /** The list that the row is the beginning of. */
  more: { href: string; text: string }
}

const cardSizes = '(min-width: 1280px) 290px, (min-width: 640px) 30vw, 82vw'

/** Some tours and the way to the others; on a phone a row to be swiped. Nothing where there are none. */
export function TourRow({ title, lead, tours, more }: TourRowProps) {
  if (tours.length === 0) return null
  return (
    <Container as="section" data-later>
      <div className={css.head}>
        <div>
          <h2>{title}</h2>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        <Link href={more.href} className={css.more}>
          {more.text} <Icon glyph={arrowRight} />
        </Link>
      </div>
      <TourGrid swipe>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} sizes={cardSizes} />
          </li>
        ))}
      </TourGrid>
    </Container>
  )
}
