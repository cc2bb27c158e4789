import { z } from 'zod'
import { defineEvent } from '../../core/defineEvent.ts'

/** A visitor has sent a help request. */
export const helpRequested = defineEvent('help.requested', z.object({ helpRequestId: z.int() }), {
  subject: 'helpRequestId',
})
