import { useIntl } from 'react-intl'
import { type Part, usePart } from '../../../../data/usePart.ts'
import { Avatar } from '../../../../ui/Avatar/Avatar.tsx'
import { Rating } from '../../../../ui/Rating/Rating.tsx'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourReviewCard_ReviewFragment } from './TourReviewCard.generated.ts'
import css from './TourReviews.module.css'

interface TourReviewCardProps {
  review: Part<TourReviewCard_ReviewFragment>
  organizer: string
}

/** What one traveler says, and what the organizer answers, each in its own language. */
export function TourReviewCard({ review, organizer }: TourReviewCardProps) {
  const { formatMessage, formatDate } = useIntl()
  const { authorName, authorPlace, rating, text, language, tripDate, answer } = usePart<TourReviewCard_ReviewFragment>(review)
  const month = formatDate(`${tripDate}T00:00:00Z`, { timeZone: 'UTC', month: 'long', year: 'numeric' })
  return (
    <article className={css.review}>
      <header className={css.head}>
        <Avatar name={authorName} size={44} />
        <div>
          <p className={css.author}>
            {authorName}
            {authorPlace && <span className={css.place}>, {authorPlace}</span>}
          </p>
          <p className={css.when}>{formatMessage(messages.traveled, { month })}</p>
        </div>
        <Rating value={rating} label={formatMessage(messages.rating, { rating })} className={css.given} />
      </header>
      <p lang={language.toLowerCase()} className={css.text}>
        {text}
      </p>
      {answer && (
        <div className={css.answer}>
          <p className={css.author}>{formatMessage(messages.answer, { organizer })}</p>
          <p lang={answer.language.toLowerCase()} className={css.text}>
            {answer.text}
          </p>
        </div>
      )}
    </article>
  )
}
