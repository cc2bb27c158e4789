import { z } from 'zod'
import { defineJob } from '../../../core/defineJob.ts'
import { type ReviewMail, reviewEmailSelect, sendReviewEmail } from '../emails/sendReviewEmail.ts'
import { publishedReview } from '../reviews.visibility.ts'

/** Tells the author of a review that its organizer has answered, in the words that stand when the letter leaves. */
export const announceAnswer = defineJob({
  name: 'reviews.announceAnswer',
  payload: z.object({ reviewId: z.int() }),
  run: async ({ db, mail, env }: ReviewMail, { reviewId }) => {
    // one that was taken down in the meantime has no page to lead to
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
