import { z } from 'zod'
import { code, text } from './base.schema.ts'

export const reviewsContent = z.strictObject({
  tour: code,
  reviews: z
    .array(
      z.strictObject({
        author: text,
        place: text,
        locale: z.enum(['en', 'de']),
        rating: z.int().min(1).max(5),
        text: text.min(15),
        /**
         * Days before today on which the review was written; the trip ended a few days to weeks
         * earlier.
         */
        daysAgo: z.int().min(2).max(1400),
        tripDaysBefore: z.int().min(1).max(90),
        answer: z
          .strictObject({ text: text.min(20), daysLater: z.int().min(0).max(30) })
          .optional(),
      }),
    )
    .min(1),
})
