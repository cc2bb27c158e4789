import { z } from 'zod'
import { defineEvent } from '../../core/defineEvent.ts'

/** Somebody has asked for help. */
export const helpRequested = defineEvent('help.requested', z.object({ helpRequestId: z.int() }), {
  subject: 'helpRequestId',
})
