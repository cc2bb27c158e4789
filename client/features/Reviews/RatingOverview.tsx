import { useIntl } from 'react-intl'
import { type Part, usePart } from '../../data/usePart.ts'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { Rating } from '../../ui/Rating/Rating.tsx'
import type { RatingOverview_PageFragment } from './RatingOverview.generated.ts'
import css from './RatingOverview.module.css'
import { ratingName, reviewsMessages as messages } from './reviews.messages.ts'

/** The mean of all reviews and how they divide, from excellent to terrible. Nothing where there are none. */
export function RatingOverview({ page }: { page: Part<RatingOverview_PageFragment> }) {
  const { formatMessage, formatNumber } = useIntl()
  const { totalCount, rating, ratingSplit } = usePart<RatingOverview_PageFragment>(page)
  if (rating === null) return null
  return (
    <div className={css.overview}>
      <div className={css.mean}>
        <span className={css.figure}>{formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</span>
        <Rating
          value={rating}
          label={formatMessage(messages.rating, { rating })}
          count={formatMessage(messages.count, { count: totalCount })}
          className={css.stars}
        />
      </div>
      <div className={css.split}>
        {ratingSplit.map(({ rating: stars, count }) => (
          <ProgressBar
            key={stars}
            tone="ochre"
            label={formatMessage(ratingName(stars))}
            figure={formatNumber(count)}
            value={count}
            max={Math.max(1, totalCount)}
          />
        ))}
      </div>
    </div>
  )
}
