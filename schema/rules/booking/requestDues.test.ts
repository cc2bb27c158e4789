import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { requestDues } from './requestDues.ts'
import { requestStatusNames } from './requestStatuses.ts'
import { tripPhase } from './tripPhase.ts'

const request = {
  status: 'pending_prepayment',
  totalMinor: 240_000,
  prepaymentMinor: 48_000,
  paidMinor: 0,
  start: '2027-02-10',
  fullPaymentDays: 30,
  today: '2026-11-21',
} as const

test('splits the total into a prepayment and a balance due later', () => {
  expect(requestDues(request)).toEqual({
    settledMinor: 0,
    dueOnConfirmationMinor: 48_000,
    balanceMinor: 192_000,
    balanceDueOn: '2027-01-11',
  })
  expect(requestDues({ ...request, status: 'made_prepayment', paidMinor: 48_000 })).toEqual({
    settledMinor: 48_000,
    dueOnConfirmationMinor: 0,
    balanceMinor: 192_000,
    balanceDueOn: '2027-01-11',
  })
})

test('makes the whole price due at once for a late booking', () => {
  expect(requestDues({ ...request, today: '2027-01-11' })).toEqual({
    settledMinor: 0,
    dueOnConfirmationMinor: 240_000,
    balanceMinor: 0,
    balanceDueOn: null,
  })
})

test('counts a prepayment that only the status records', () => {
  expect(requestDues({ ...request, status: 'made_prepayment' }).settledMinor).toBe(48_000)
})

test('returns amounts that are never below zero and sum to the total of an open request', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...requestStatusNames),
      amount,
      amount,
      amount,
      fc.integer({ min: 0, max: 200 }),
      (status, total, prepaid, paidMinor, fullPaymentDays) => {
        const prepaymentMinor = Math.min(total, prepaid)
        const dues = requestDues({
          ...request,
          status,
          totalMinor: total,
          prepaymentMinor,
          paidMinor,
          fullPaymentDays,
        })
        const { settledMinor, dueOnConfirmationMinor, balanceMinor, balanceDueOn } = dues
        expect(Math.min(dueOnConfirmationMinor, balanceMinor)).toBeGreaterThanOrEqual(0)
        expect(balanceDueOn === null).toBe(balanceMinor === 0)
        const isLive = status.startsWith('pending') || status === 'made_prepayment'
        expect(settledMinor + dueOnConfirmationMinor + balanceMinor).toBe(
          isLive ? Math.max(total, settledMinor) : paidMinor,
        )
      },
    ),
  )
})

test('starts a trip at its start time or on its first day, and ends it after its last day', () => {
  const days = { start: '2027-02-10', end: '2027-02-17', startTime: null }
  expect(tripPhase(days, '2027-02-09T23:59')).toBe('ahead')
  expect(tripPhase(days, '2027-02-10T00:00')).toBe('under_way')
  expect(tripPhase(days, '2027-02-17T23:59')).toBe('under_way')
  expect(tripPhase(days, '2027-02-18T00:00')).toBe('over')
  expect(
    tripPhase({ start: '2027-02-10', end: '2027-02-10', startTime: '09:30' }, '2027-02-10T09:29'),
  ).toBe('ahead')
})
