import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { classes } from '../../../ui/classes.ts'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import type { RatingOverview_PageFragment } from './RatingOverview.generated.ts'
import css from './RatingOverview.module.css'
import { ratingName } from './ratingName.messages.ts'
import { reviewsMessages as messages } from './reviews.messages.ts'

/** Shows the average of a page's reviews and their distribution. Nothing where there are none. */
export function RatingOverview({ page }: { page: FragmentType<RatingOverview_PageFragment> }) {
  const { totalCount, rating, ratingSplit } = useFragment<RatingOverview_PageFragment>(page)
  return rating === null ? null : (
    <RatingFigures rating={rating} total={totalCount} split={ratingSplit} />
  )
}

interface RatingFiguresProps {
  rating: number
  /** Number of reviews. */
  total: number
  /** Reviews per rating, from excellent to terrible. */
  split: readonly { rating: number; count: number }[]
  className?: string
}

/** Shows an average rating in stars, and the number of reviews per rating. */
export function RatingFigures({ rating, total, split, className }: RatingFiguresProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <div className={classes(css.overview, className)}>
      <div className={css.mean}>
        <span className={css.figure}>
          {formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <Rating
          value={rating}
          label={formatMessage(messages.rating, { rating })}
          count={formatMessage(messages.count, { count: total })}
          className={css.stars}
        />
      </div>
      <div className={css.split}>
        {split.map(({ rating: stars, count }) => (
          <ProgressBar
            key={stars}
            tone="ochre"
            label={formatMessage(ratingName(stars))}
            figure={formatNumber(count)}
            value={count}
            max={Math.max(1, total)}
          />
        ))}
      </div>
    </div>
  )
}
