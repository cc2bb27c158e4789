import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { RatingFigures } from '../../../../features/tour/Reviews/RatingOverview.tsx'
import { ReviewCard } from '../../../../features/tour/Reviews/ReviewCard.tsx'
import { reviewsMessages } from '../../../../features/tour/Reviews/reviews.messages.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import { useMoreTourReviewsLazyQuery } from './MoreTourReviews.generated.ts'
import type { TourReviews_TourFragment } from './TourReviews.generated.ts'
import css from './TourReviews.module.css'

type Edge = TourReviews_TourFragment['reviews']['edges'][number]

/** Number of reviews that "Show more" adds. */
const step = 20

/** Shows travelers' reviews with the organizer's answers, and how the ratings are distributed. */
export function TourReviews({ tour: part }: { tour: FragmentType<TourReviews_TourFragment> }) {
  const { formatMessage } = useIntl()
  const { rating, reviewsCount, ratingSplit, reviews, id } =
    useFragment<TourReviews_TourFragment>(part)

  return (
    <section data-later aria-labelledby="reviews">
      <h2 id="reviews">{formatMessage(messages.reviews)}</h2>
      {rating === null ? (
        <p>{formatMessage(messages.noReviews)}</p>
      ) : (
        <>
          <RatingFigures
            rating={rating}
            total={reviewsCount}
            split={ratingSplit}
            className={css.overview}
          />
          <ReviewEdges tourId={id} edges={reviews.edges} total={reviews.totalCount} />
        </>
      )}
    </section>
  )
}

interface ReviewEdgesProps {
  tourId: number
  edges: readonly Edge[]
  total: number
}

function ReviewEdges({ tourId, edges, total }: ReviewEdgesProps) {
  const { formatMessage } = useIntl()
  const [loadMore, { loading, error }] = useMoreTourReviewsLazyQuery()
  const [added, setAdded] = useState<readonly Edge[]>([])
  const [newFrom, setNewFrom] = useState<number>()
  const firstNew = useRef<HTMLLIElement>(null)
  const shown = [...edges, ...added]
  const last = shown.at(-1)

  // move the keyboard focus to the first new review
  useEffect(() => {
    if (newFrom !== undefined) firstNew.current?.focus({ preventScroll: true })
  }, [newFrom])

  const showMore = async (event: MouseEvent) => {
    if (!last || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { data } = await loadMore({ variables: { id: tourId, after: last.cursor, first: step } })
    setAdded([...added, ...(data.tour?.reviews.edges ?? [])])
    setNewFrom(shown.length)
  }

  return (
    <>
      <ul className={css.list}>
        {shown.map(({ node }, index) => (
          <li key={node.id} {...(index === newFrom && { ref: firstNew, tabIndex: -1 })}>
            <ReviewCard review={node} />
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className={css.more} data-print="no">
          <Button
            href={`?reviews=${shown.length + step}#reviews`}
            as="a"
            onClick={(event: MouseEvent) => void showMore(event).catch(() => {})}
            busy={loading}
          >
            {formatMessage(reviewsMessages.more)}
          </Button>
          <span role="status">
            {formatMessage(error ? reviewsMessages.failed : messages.newestReviews, {
              shown: shown.length,
              total,
            })}
          </span>
        </p>
      )}
    </>
  )
}
