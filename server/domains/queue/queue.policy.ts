import type { Action } from '../../core/can.ts'
import { grantsOf } from '../../core/viewer.ts'

/**
 * Allows staff with the permission `system` to see, retry and delete failed jobs. For everyone else
 * there are none.
 */
export const manageQueue: Action<void> = {
  allows: (viewer) => grantsOf(viewer).has('system'),
  refusal: { code: 'NOT_FOUND', message: 'No such failed job' },
}
