import { crmAction, type CrmRefusal, refuse } from '../../kit/crmAction.ts'
import { answerFields, checkAnswer } from '#schema/rules/booking/reviewDecisions.ts'
import { failureOf } from '#schema/rules/validation/checkField.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { AnswerReviewDocument, AnswersPageDocument } from './AnswersPage.generated.ts'

/** Loads the published reviews, or with `?show=open` those without an answer. */
export const loader = crmLoader(async ({ site, url, signal }) => {
  const isOpenOnly = url.searchParams.get('show') === 'open'
  const after = url.searchParams.get('after')
  const { resultRef } = await site.source.query(
    AnswersPageDocument,
    { after, isAnswered: isOpenOnly ? false : null },
    { signal },
  )
  return { resultRef, isOpenOnly, after }
})

/** An answer that was not published: the typed text and the broken rule. */
export type AnswerFormState = CrmRefusal

/** Publishes an answer to a review, or replaces it. */
export const action = crmAction(async ({ site, form }) => {
  const id = form.id('id')
  if (id === null) return refuse('notFound')
  const text = form.text('text')
  const fields = checkAnswer({ text })
  if (fields.text) return refuse('invalid', { fields })
  const { answerReview } = await site.source.mutate(AnswerReviewDocument, { id, text })
  return answerReview.__typename === 'AnswerReviewSuccess'
    ? undefined
    : refuse('invalid', { fields: { text: failureOf('min', answerFields.text) } })
})
