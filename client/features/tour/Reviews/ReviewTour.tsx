import { useIntl } from 'react-intl'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { usePagePath } from '../../../routing/site.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import type { ReviewTour_ReviewFragment } from './ReviewTour.generated.ts'
import css from './ReviewTour.module.css'
import { reviewsMessages as messages } from './reviews.messages.ts'

/** Links to the reviewed tour, for pages with reviews of several. */
export function ReviewTour({ review }: { review: FragmentType<ReviewTour_ReviewFragment> }) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { tour } = useFragment<ReviewTour_ReviewFragment>(review)
  return (
    <p className={css.tour}>
      {tour.isGone ? (
        formatMessage(messages.gone, { title: <span lang={tour.lang}>{tour.title}</span> })
      ) : (
        <Link href={pathOf('slug', { slug: slugWithId(tour.slug, tour.id) })} lang={tour.lang}>
          {tour.title}
        </Link>
      )}
    </p>
  )
}
