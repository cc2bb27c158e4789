import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { nextStep, type NextStepInput, nextSteps, reviewUntil } from './nextStep.ts'
import { requestDues } from './requestDues.ts'
import { isOpenRequest, requestStatusNames } from './requestStatuses.ts'
import { tripPhases } from './tripPhase.ts'

const request: NextStepInput = {
  status: 'pending_confirm',
  phase: 'ahead',
  dues: { dueOnConfirmationMinor: 48_000, balanceMinor: 192_000 },
  seats: 3,
  named: 0,
  hasReview: false,
  end: '2027-02-17',
  today: '2026-11-21',
}

test('names one step at a time, from the request to the review', () => {
  expect(nextStep(request)).toBe('wait')
  expect(nextStep({ ...request, status: 'pending_prepayment' })).toBe('pay_first')
  const paid = {
    ...request,
    status: 'made_prepayment',
    dues: { dueOnConfirmationMinor: 0, balanceMinor: 192_000 },
  } as const
  expect(nextStep(paid)).toBe('name_travelers')
  expect(nextStep({ ...paid, named: 3 })).toBe('pay_rest')
  expect(nextStep({ ...paid, dues: { dueOnConfirmationMinor: 192_000, balanceMinor: 0 } })).toBe(
    'pay_rest',
  )
  const ready = { ...paid, named: 3, dues: { dueOnConfirmationMinor: 0, balanceMinor: 0 } } as const
  expect(nextStep(ready)).toBe('get_voucher')
  expect(nextStep({ ...ready, phase: 'under_way' })).toBe('travel')
  expect(nextStep({ ...ready, phase: 'over', today: '2027-02-18' })).toBe('write_review')
  expect(nextStep({ ...ready, phase: 'over', today: '2028-02-18' })).toBe('nothing')
  expect(nextStep({ ...ready, phase: 'over', today: '2027-02-18', hasReview: true })).toBe(
    'nothing',
  )
})

test('ends the review year of a leap day on the last day of February', () => {
  expect(reviewUntil('2028-02-29')).toBe('2029-02-28')
})

test('requires no payment when nothing is owed, and nothing at all after a cancellation', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...requestStatusNames),
      fc.constantFrom(...tripPhases),
      amount,
      amount,
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 120 }),
      fc.boolean(),
      (status, phase, totalMinor, paidMinor, named, fullPaymentDays, hasReview) => {
        const prepaymentMinor = Math.floor(totalMinor / 5)
        const dues = requestDues({
          ...request,
          status,
          totalMinor,
          prepaymentMinor,
          paidMinor,
          start: '2027-02-10',
          fullPaymentDays,
        })
        const step = nextStep({ ...request, status, phase, dues, named, seats: 9, hasReview })
        expect(nextSteps).toContain(step)
        if (step === 'pay_first' || step === 'pay_rest') {
          expect(dues.dueOnConfirmationMinor + dues.balanceMinor).toBeGreaterThan(0)
          expect(isOpenRequest(status)).toBe(true)
        }
        if (step === 'get_voucher')
          expect([dues.dueOnConfirmationMinor, dues.balanceMinor, named]).toEqual([0, 0, 9])
        if (step === 'write_review') expect(hasReview).toBe(false)
        if (status.startsWith('cancelled')) expect(step).toBe('nothing')
      },
    ),
    { numRuns: propertyRuns(2000) },
  )
})
