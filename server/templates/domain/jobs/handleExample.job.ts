import type { Logger } from 'pino'
import { defineJob } from '#server/core/defineJob.ts'
import { reviewDecided as followedEvent } from '#server/domains/reviews/reviews.events.ts'

/** TODO: say what follows the event. It may run twice for one event: what it does has to bear that. */
export const handleExample = defineJob({
  name: 'example.handleExample',
  payload: followedEvent.payload,
  run: async ({ logger }: { logger: Logger }, payload) => {
    // TODO: the payload holds ids and closed codes alone: read what is true now, which may be gone
    logger.info({ payload }, 'handleExample does nothing yet')
  },
})
