import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { useSite } from '../../../routing/site.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Rating } from '../../../ui/Rating/Rating.tsx'
import { Truncate } from '../../../ui/Truncate/Truncate.tsx'
import { useTruncateLabels } from '../../shell/KitTexts/useTruncateLabels.ts'
import type { ReviewCard_ReviewFragment } from './ReviewCard.generated.ts'
import css from './ReviewCard.module.css'
import { ratingName } from './ratingName.messages.ts'
import { reviewsMessages as messages } from './reviews.messages.ts'

interface ReviewCardProps {
  review: FragmentType<ReviewCard_ReviewFragment>
  /** The reviewed tour or organizer, where the page doesn't name it. */
  subject?: ReactNode
}

/** Shows a traveler's review of a tour, and its organizer's reply, each in its own language. */
export function ReviewCard({ review: part, subject }: ReviewCardProps) {
  const { formatMessage, formatDate } = useIntl()
  const { authorName, authorPlace, rating, text, language, tripDate, answer, organizer } =
    useFragment<ReviewCard_ReviewFragment>(part)
  const labels = useTruncateLabels()
  const month = formatDate(`${tripDate}T00:00:00Z`, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })
  return (
    <article className={css.review}>
      <div className={css.columns}>
        <header className={css.head}>
          <Avatar name={authorName} size={44} />
          <div>
            <p className={css.author}>{authorName}</p>
            {authorPlace && <p className={css.place}>{authorPlace}</p>}
            <p className={css.when}>{formatMessage(messages.traveled, { month })}</p>
          </div>
        </header>
        <div className={css.words}>
          <Rating
            value={rating}
            label={formatMessage(messages.rating, { rating })}
            count={formatMessage(ratingName(rating))}
          />
          {subject}
          <Truncate labels={labels}>
            <p lang={language.toLowerCase()} className={css.text}>
              {text}
            </p>
          </Truncate>
          <WrittenIn language={language} />
          {answer && (
            <div className={css.answer}>
              <p className={css.author}>
                {formatMessage(messages.answer, { organizer: organizer.name })}
              </p>
              <Truncate labels={labels}>
                <p lang={answer.language.toLowerCase()} className={css.text}>
                  {answer.text}
                </p>
              </Truncate>
              {answer.language !== language && <WrittenIn language={answer.language} />}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

/**
 * Names the language of a text that is not in the page's language: otherwise it would look like a
 * mistake.
 */
function WrittenIn({ language }: { language: ReviewCard_ReviewFragment['language'] }) {
  const { formatMessage, formatDisplayName } = useIntl()
  const code = language.toLowerCase()
  if (code === useSite().locale) return null
  return (
    <p className={css.written}>
      {formatMessage(messages.writtenIn, {
        language: formatDisplayName(code, { type: 'language' }) ?? code,
      })}
    </p>
  )
}
