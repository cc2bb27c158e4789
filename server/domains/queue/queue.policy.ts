import type { Action } from '../../core/can.ts'
import { grantsOf } from '../../core/viewer.ts'

/** Seeing failed jobs, trying them again and dropping them. To everybody else there are none. */
export const manageQueue: Action<void> = {
  allows: (viewer) => grantsOf(viewer).has('system'),
  refusal: { code: 'NOT_FOUND', message: 'No such dead job' },
}
