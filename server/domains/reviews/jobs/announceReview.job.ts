import { z } from 'zod'
import { defineJob } from '../../../core/defineJob.ts'
import { type ReviewMail, reviewEmailSelect, sendReviewEmail } from '../emails/sendReviewEmail.ts'

/** E-mails the author of a review the staff's decision. */
export const announceReview = defineJob({
  name: 'reviews.announce',
  payload: z.object({ decisionId: z.int() }),
  run: async ({ db, mail, env }: ReviewMail, { decisionId }) => {
    const decision = await db.reviewDecision.findUnique({
      where: { id: decisionId },
      select: { status: true, reason: true, review: { select: reviewEmailSelect } },
    })
    if (!decision || decision.status === 'pending') return
    const { status, reason, review } = decision
    await sendReviewEmail({ db, mail, env }, review, {
      messageId: `review-${decisionId}`,
      write: (letters, facts) => letters[status]({ ...facts, reason }),
    })
  },
})
