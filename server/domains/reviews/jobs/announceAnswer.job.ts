import { z } from 'zod'
import { defineJob } from '../../../core/defineJob.ts'
import { type ReviewMail, reviewEmailSelect, sendReviewEmail } from '../emails/sendReviewEmail.ts'
import { publishedReview } from '../reviews.visibility.ts'

/** E-mails the organizer's answer to the author of a review, in its current version. */
export const announceAnswer = defineJob({
  name: 'reviews.announceAnswer',
  payload: z.object({ reviewId: z.int() }),
  run: async ({ db, mail, env }: ReviewMail, { reviewId }) => {
    // a review unpublished meanwhile has no page to link to
    const review = await db.review.findUnique({
      where: { id: reviewId, ...publishedReview },
      select: { ...reviewEmailSelect, answer: { select: { text: true } } },
    })
    const answer = review?.answer?.text
    if (!review || answer === undefined) return
    await sendReviewEmail({ db, mail, env }, review, {
      messageId: `review-answer-${reviewId}`,
      write: (letters, facts) => letters.answered({ ...facts, answer }),
    })
  },
})
