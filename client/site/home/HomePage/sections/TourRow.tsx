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
  /** Link to the whole list. */
  more: { href: string; text: string }
}

const cardSizes = '(min-width: 1280px) 290px, (min-width: 640px) 30vw, 82vw'

/** A row of tours with a link to all of them; on a phone it can be swiped. Null without tours. */
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
