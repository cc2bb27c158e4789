import { useIntl } from 'react-intl'
import { answerFields } from '#schema/rules/booking/reviewDecisions.ts'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { Rating } from '../../../../ui/Rating/Rating.tsx'
import { RecordForm } from '../../../kit/RecordForm.tsx'
import { TourLink } from '../../../kit/TourLink.tsx'
import type { AnswersPageQuery } from '../AnswersPage.generated.ts'
import type { AnswerFormState } from '../AnswersPage.loader.ts'
import css from '../AnswersPage.module.css'
import { answersPageMessages as messages } from '../answersPage.messages.ts'

interface AnswerCardProps {
  review: AnswersPageQuery['organizerReviews']['edges'][number]['node']
  refusal: AnswerFormState | undefined
}

/** One review with its answer, and the form to write or change it. */
export function AnswerCard({ review, refusal }: AnswerCardProps) {
  const { formatMessage, formatDate } = useIntl()
  const { id, authorName: name, rating, text, language, tripDate, answer, tour } = review
  const month = formatDate(`${tripDate}T00:00:00Z`, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })
  return (
    <li className={css.card}>
      <div>
        <TourLink tour={tour} className={css.tour} />
        <p className={css.soft}>{formatMessage(messages.traveled, { name, month })}</p>
      </div>
      <Rating value={rating} label={formatMessage(messages.rating, { rating })} />
      <p lang={language.toLowerCase()} className={css.words}>
        {text}
      </p>
      {answer && (
        <blockquote lang={answer.language.toLowerCase()} className={css.answer}>
          {answer.text}
        </blockquote>
      )}
      <div data-print="no">
        <RecordForm
          name={`answer-${id}`}
          hidden={{ id }}
          rules={answerFields}
          texts={{
            text: { min: formatMessage(messages.tooShort), max: formatMessage(messages.tooShort) },
          }}
          values={{ text: answer?.text ?? '' }}
          refusal={refusal}
          label={formatMessage(messages.answerSpoken, { number: String(id), name })}
          summary={formatMessage(answer ? messages.change : messages.write)}
          submit={{ text: formatMessage(messages.save), look: 'primary' }}
          className={css.form}
        >
          {(field) => (
            <TextArea
              {...field('text')}
              rows={4}
              minLength={10}
              label={formatMessage(messages.answer)}
              hint={formatMessage(messages.hint)}
            />
          )}
        </RecordForm>
      </div>
    </li>
  )
}
