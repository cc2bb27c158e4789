import { useIntl } from 'react-intl'
import { RecentTours } from '../../../features/tour/RecentTours/RecentTours.tsx'
import { ShareLinks } from '../../../features/shell/ShareLinks/ShareLinks.tsx'
import { TourCard } from '../../../features/tour/TourCard/TourCard.tsx'
import { useSite } from '../../../routing/site.ts'
import { Carousel } from '../../../ui/Carousel/Carousel.tsx'
import { check } from '../../../ui/Icon/controls.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { mapPin } from '../../../ui/Icon/travel.ts'
import { TourCancellation } from './sections/TourCancellation.tsx'
import { TourCruise } from './sections/TourCruise.tsx'
import { TourDepartures } from './sections/TourDepartures.tsx'
import { TourInclusions } from './sections/TourInclusions.tsx'
import { TourOrganizer } from './sections/TourOrganizer.tsx'
import { TourProgram } from './sections/TourProgram.tsx'
import { TourQuestions } from './sections/TourQuestions.tsx'
import { TourReviews } from './sections/TourReviews.tsx'
import type { TourPageQuery } from './TourPage.generated.ts'
import css from './TourPage.later.module.css'
import { tourPageMessages as messages } from './tourPage.messages.ts'
import { tourPath } from './TourPage.urls.ts'

export { TourStructuredData } from './sections/TourStructuredData.tsx'

const similarSizes = '(min-width: 1280px) 290px, 264px'

type Tour = NonNullable<TourPageQuery['tour']>

/** Everything below the facts on the first screen, in the order of people's questions. */
export function TourBelow({ tour }: { tour: Tour }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { lang } = tour
  return (
    <>
      {tour.highlights.length > 0 && (
        <section aria-labelledby="highlights">
          <h2 id="highlights">{formatMessage(messages.highlights)}</h2>
          <ul lang={lang} className={css.highlights}>
            {tour.highlights.map((highlight) => (
              <li key={highlight}>
                <Icon glyph={check} size="s" />
                <span>{highlight}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TourProgram tour={tour} />
      <TourDepartures tour={tour} />
      <TourInclusions tour={tour} />
      <TourCancellation tour={tour} />
      <TourCruise tour={tour} />
      {tour.meetingPoint && (
        <section aria-labelledby="meeting-point">
          <h2 id="meeting-point">{formatMessage(messages.meetingPoint)}</h2>
          <p lang={lang} className={css.meeting}>
            <Icon glyph={mapPin} />
            <span>{tour.meetingPoint}</span>
          </p>
        </section>
      )}
      <TourReviews tour={tour} />
      <TourQuestions tour={tour} />
      <TourOrganizer tour={tour} />
      <ShareLinks path={tourPath(locale, tour)} title={tour.title} />
    </>
  )
}

/** Shows similar tours, and tours that the visitor has viewed recently. */
export function SimilarTours({ tour: { id, similar } }: { tour: Tour }) {
  const { formatMessage } = useIntl()
  return (
    <>
      {similar.length > 0 && (
        <section data-later aria-labelledby="similar" className={css.similar} data-print="no">
          <h2 id="similar">{formatMessage(messages.similar)}</h2>
          <Carousel
            label={formatMessage(messages.similar)}
            labels={{
              previous: formatMessage(messages.similarPrevious),
              next: formatMessage(messages.similarNext),
            }}
            items={similar.map((other) => ({
              id: other.id,
              content: <TourCard tour={other} sizes={similarSizes} />,
            }))}
            // four side by side if there is room, else the next one is partly visible
            itemWidth="min(84%, max(264px, (100% - 3 * var(--space-m)) / 4))"
            className={css.row}
          />
        </section>
      )}
      <RecentTours key={id} seen={id} className={css.recent} />
    </>
  )
}
