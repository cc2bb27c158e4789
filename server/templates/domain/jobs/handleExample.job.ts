import type { Logger } from 'pino'
import { defineJob } from '#server/core/defineJob.ts'
import { reviewDecided as followedEvent } from '#server/domains/reviews/reviews.events.ts'

/**
 * TODO: describe what follows the event. It may run twice for one event: running it again must be
 * safe.
 */
export const handleExample = defineJob({
  name: 'example.handleExample',
  payload: followedEvent.payload,
  run: async ({ logger }: { logger: Logger }, payload) => {
    // TODO: the payload holds only ids and fixed codes: read the current data, which may have been
    // deleted
    logger.info({ payload }, 'handleExample is not implemented yet')
  },
})
