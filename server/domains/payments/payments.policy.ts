import type { Action } from '../../core/can.ts'
import { grantsOf } from '../../core/viewer.ts'

/** Handling payments and refunds with issues: NOT_FOUND for everybody else. */
export const handlePaymentIssues: Action<void> = {
  allows: (viewer) => grantsOf(viewer).has('money'),
  refusal: { code: 'NOT_FOUND', message: 'No such issue' },
}
