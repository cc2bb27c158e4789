import type { Action } from '../../core/can.ts'
import { grantsOf } from '../../core/viewer.ts'

/** Looking after payments and refunds with issues. To everybody else there are none. */
export const handlePaymentIssues: Action<void> = {
  allows: (viewer) => grantsOf(viewer).has('money'),
  refusal: { code: 'NOT_FOUND', message: 'No such issue' },
}
