import { type MessageDescriptor, useIntl } from 'react-intl'
import { reviewFields } from '#schema/rules/booking/reviewFields.ts'
import { useRuleForm } from '../../../../features/shell/FieldRules/useRuleForm.ts'
import { ratingName } from '../../../../features/tour/Reviews/ratingName.messages.ts'
import { useActionResult } from '../../../../routing/useLoaderResult.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { Notice } from '../../../../ui/Notice/Notice.tsx'
import { RatingInput } from '../../../../ui/Rating/RatingInput.tsx'
import type { action, RequestActionFailure } from '../RequestPage.loader.ts'
import { requestPageMessages as messages } from '../requestPage.messages.ts'
import css from './WriteReview.module.css'

const refusals: Partial<Record<RequestActionFailure['refusal'], MessageDescriptor>> = {
  reviewIncomplete: messages.reviewIncomplete,
  reviewAway: messages.reviewAway,
}

/** The browser checks the stars, which are no text. */
const rules = { message: reviewFields.text }

/** Form to review a completed trip with stars and a text; works without scripts. */
export function WriteReview({ organizer }: { organizer: string }) {
  const { formatMessage } = useIntl()
  const acted = useActionResult<typeof action>()
  const refusal = acted && refusals[acted.refusal]
  const name = (stars: number) => formatMessage(ratingName(stars))
  const { form, field, isBusy } = useRuleForm({ rules })
  return (
    <section id="review" aria-labelledby="review-heading" className={css.review} data-print="no">
      <h2 id="review-heading">{formatMessage(messages.review)}</h2>
      <p className={css.lead}>{formatMessage(messages.reviewLead, { organizer })}</p>
      {refusal && (
        <Notice tone="danger" role="alert">
          {formatMessage(refusal)}
        </Notice>
      )}
      <form method="post" {...form} noValidate={false} className={css.form}>
        <RatingInput
          name="rating"
          legend={formatMessage(messages.rating)}
          labels={[name(1), name(2), name(3), name(4), name(5)]}
          required
          {...(refusal && acted?.rating && { defaultValue: acted.rating })}
        />
        <TextArea
          {...field('message')}
          minLength={20}
          label={formatMessage(messages.reviewText)}
          rows={6}
          defaultValue={refusal && acted?.message}
        />
        <Button
          type="submit"
          name="intent"
          value="review"
          look="secondary"
          busy={isBusy}
          wideOnPhone
        >
          {formatMessage(messages.reviewSend)}
        </Button>
      </form>
    </section>
  )
}
