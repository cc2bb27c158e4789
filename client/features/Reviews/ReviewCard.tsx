import { useIntl } from 'react-intl'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { type Part, usePart } from '../../data/usePart.ts'
import { usePagePath } from '../../routing/site.ts'
import { Avatar } from '../../ui/Avatar/Avatar.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Rating } from '../../ui/Rating/Rating.tsx'
import type { ReviewCard_ReviewFragment } from './ReviewCard.generated.ts'
import css from './ReviewCard.module.css'
import { ratingName, reviewsMessages as messages } from './reviews.messages.ts'

/** What one traveler says of a tour, and what its organizer answers, each in its own language. */
export function ReviewCard({ review: part }: { review: Part<ReviewCard_ReviewFragment> }) {
  const { formatMessage, formatDate } = useIntl()
  const pathOf = usePagePath()
  const { authorName, authorPlace, rating, text, language, tripDate, answer, tour, organizer } = usePart<ReviewCard_ReviewFragment>(part)
  const month = formatDate(`${tripDate}T00:00:00Z`, { timeZone: 'UTC', month: 'long', year: 'numeric' })
  return (
    <article className={css.review}>
      <header className={css.head}>
        <Avatar name={authorName} size={44} />
        <div>
          <p className={css.author}>{authorName}</p>
          {authorPlace && <p className={css.place}>{authorPlace}</p>}
          <p className={css.when}>{formatMessage(messages.traveled, { month })}</p>
        </div>
      </header>
      <div className={css.words}>
        <Rating value={rating} label={formatMessage(messages.rating, { rating })} count={formatMessage(ratingName(rating))} />
        <p className={css.tour}>
          {tour.isGone ? (
            formatMessage(messages.gone, { title: <span lang={tour.lang}>{tour.title}</span> })
          ) : (
            <Link href={pathOf('slug', { slug: slugWithId(tour.slug, tour.id) })} lang={tour.lang}>
              {tour.title}
            </Link>
          )}
        </p>
        <p lang={language.toLowerCase()} className={css.text}>
          {text}
        </p>
        {answer && (
          <div className={css.answer}>
            <p className={css.author}>{formatMessage(messages.answer, { organizer: organizer.name })}</p>
            <p lang={answer.language.toLowerCase()} className={css.text}>
              {answer.text}
            </p>
          </div>
        )}
      </div>
    </article>
  )
}
