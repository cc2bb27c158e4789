import { useIntl } from 'react-intl'
import { type Part, usePart } from '../../../../data/usePart.ts'
import { Avatar } from '../../../../ui/Avatar/Avatar.tsx'
import { ProgressBar } from '../../../../ui/ProgressBar/ProgressBar.tsx'
import { Rating } from '../../../../ui/Rating/Rating.tsx'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourReviews_TourFragment } from './TourReviews.generated.ts'
import css from './TourReviews.module.css'

type Review = TourReviews_TourFragment['reviews']['edges'][number]['node']

/** What those who were there say, with what the organizer answers, each in its own language. */
export function TourReviews({ tour: part }: { tour: Part<TourReviews_TourFragment> }) {
  const { formatMessage, formatNumber } = useIntl()
  const { rating, reviewsCount, ratingSplit, reviews, organizer } = usePart<TourReviews_TourFragment>(part)
  const shown = reviews.edges.map(({ node }) => node)

  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{formatMessage(messages.reviews)}</h2>
      {rating === null ? (
        <p>{formatMessage(messages.noReviews)}</p>
      ) : (
        <>
          <div className={css.overview}>
            <div className={css.mean}>
              <span className={css.figure}>{formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</span>
              <Rating
                value={rating}
                label={formatMessage(messages.rating, { rating })}
                count={formatMessage(messages.reviewsCount, { count: reviewsCount })}
                className={css.stars}
              />
            </div>
            <div className={css.split}>
              {ratingSplit.map(({ rating: stars, count }) => (
                <ProgressBar
                  key={stars}
                  tone="ochre"
                  label={formatMessage(messages.stars, { rating: stars })}
                  figure={formatNumber(count)}
                  value={count}
                  max={Math.max(1, reviewsCount)}
                />
              ))}
            </div>
          </div>
          <ul className={css.list}>
            {shown.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} organizer={organizer.name} />
              </li>
            ))}
          </ul>
          {reviews.totalCount > shown.length && (
            <p className={css.more}>{formatMessage(messages.newestReviews, { shown: shown.length, total: reviews.totalCount })}</p>
          )}
        </>
      )}
    </section>
  )
}

function ReviewCard({ review, organizer }: { review: Review; organizer: string }) {
  const { formatMessage, formatDate } = useIntl()
  const { authorName, authorPlace, rating, text, language, tripDate, answer } = review
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
