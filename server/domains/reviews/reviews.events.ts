import { z } from 'zod'
import { defineEvent } from '../../core/defineEvent.ts'

const names = { subject: 'reviewId', version: 'decisionId' } as const

/** The staff has published or rejected a review. */
export const reviewDecided = defineEvent(
  'review.decided',
  z.object({ reviewId: z.int(), decisionId: z.int() }),
  names,
)

/**
 * The organizer has answered a review for the first time. `decisionId` is null for reviews without
 * a decision, such as imported ones.
 */
export const reviewAnswered = defineEvent(
  'review.answered',
  z.object({ reviewId: z.int(), decisionId: z.int().nullable() }),
  names,
)
