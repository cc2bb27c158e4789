import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { Rating } from '../../../../ui/Rating/Rating.tsx'
import type { AnswersPageQuery } from '../AnswersPage.generated.ts'
import type { Unanswered } from '../AnswersPage.loader.ts'
import css from '../AnswersPage.module.css'
import { answersPageMessages as messages } from '../answersPage.messages.ts'

interface AnswerCardProps {
  review: AnswersPageQuery['organizerReviews']['edges'][number]['node']
  /** What was typed and not kept. */
  unanswered: Unanswered | undefined
}

/** One review with its answer, and the form by which that is written or changed. */
export function AnswerCard({ review, unanswered }: AnswerCardProps) {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const isBusy = useIsSending()
  const { id, authorName: name, rating, text, language, tripDate, answer, tour } = review
  const month = formatDate(`${tripDate}T00:00:00Z`, { timeZone: 'UTC', month: 'long', year: 'numeric' })
  return (
    <li className={css.card}>
      <div>
        <a href={pagePath('slug', locale, { slug: slugWithId(tour.slug, tour.id) })} lang={tour.lang} className={css.tour}>
          {tour.title}
        </a>
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
        <Disclosure summary={formatMessage(answer ? messages.change : messages.write)} look="plain" open={unanswered !== undefined}>
          <Form
            method="post"
            preventScrollReset
            className={css.form}
            aria-label={formatMessage(messages.answerSpoken, { number: String(id), name })}
          >
            <input type="hidden" name="id" value={id} />
            <TextArea
              required
              name="text"
              rows={4}
              minLength={10}
              maxLength={2000}
              label={formatMessage(messages.answer)}
              hint={formatMessage(messages.hint)}
              error={unanswered?.isWrong && formatMessage(messages.tooShort)}
              defaultValue={unanswered?.text ?? answer?.text ?? ''}
            />
            <Button type="submit" size="s" look="primary" busy={isBusy}>
              {formatMessage(messages.save)}
            </Button>
          </Form>
        </Disclosure>
      </div>
    </li>
  )
}
