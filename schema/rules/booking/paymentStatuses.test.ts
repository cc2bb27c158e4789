import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { assertInvariant } from '../../testing/assertInvariant.ts'
import {
  canTransitionPayment,
  type PaymentStatusName,
  paymentStatuses,
  paymentStatusName,
  paymentStatusNames,
  paymentTransitions,
} from './paymentStatuses.ts'

test('numbers statuses 1 to 3 as specified, each with its name', () => {
  expect(paymentStatusNames.map((name) => paymentStatuses[name])).toEqual([1, 2, 3])
  expect(Object.keys(paymentStatuses)).toEqual([...paymentStatusNames])
  expect(paymentStatusNames.map((name) => paymentStatusName(paymentStatuses[name]))).toEqual([
    ...paymentStatusNames,
  ])
  expect(() => paymentStatusName(4)).toThrow(RangeError)
})

const anyStatus = fc.constantFrom(...paymentStatusNames)

test('never leaves paid and never returns to new, in any order of transitions', () => {
  fc.assert(
    fc.property(fc.array(anyStatus, { maxLength: 12 }), (tries) => {
      let status: PaymentStatusName = 'new'
      let hasBeenPaid = false
      for (const [index, to] of tries.entries()) {
        const from: PaymentStatusName = status
        if (!canTransitionPayment(from, to)) continue
        status = to
        assertInvariant(status !== from, `step ${index}: ${from} is no change`)
        assertInvariant(status !== 'new', `step ${index}: ${from} became new again`)
        assertInvariant(
          !hasBeenPaid || status === 'payed',
          `step ${index}: paid money became ${status}`,
        )
        hasBeenPaid ||= status === 'payed'
      }
      // money is never refused because of a status stored before it arrived
      assertInvariant(
        status === 'payed' || canTransitionPayment(status, 'payed'),
        `${status} can't be paid`,
      )
    }),
    { numRuns: propertyRuns(2000) },
  )
})

test('lists every transition once', () => {
  expect(new Set(paymentTransitions.map(({ from, to }) => `${from} ${to}`)).size).toBe(
    paymentTransitions.length,
  )
})
