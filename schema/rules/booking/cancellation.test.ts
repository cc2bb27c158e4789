import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import {
  cancellationSteps,
  cancellationQuote,
  keptShare,
  standardExcursionTerms,
  standardTourTerms,
} from './cancellation.ts'

const paid = {
  terms: standardTourTerms,
  status: 'made_prepayment',
  by: 'tourist',
  totalMinor: 100_000,
  paidMinor: 100_000,
} as const
const start = '2027-07-31'

describe('standard terms', () => {
  test.each([
    ['2027-06-15', 0, 'the 46th day before'],
    ['2027-06-16', 20_000, 'the 45th'],
    ['2027-06-30', 20_000, 'the 31st'],
    ['2027-07-01', 40_000, 'the 30th'],
    ['2027-07-16', 40_000, 'the 15th'],
    ['2027-07-17', 70_000, 'the 14th'],
    ['2027-07-28', 70_000, 'the third'],
    ['2027-07-29', 90_000, 'the second'],
    ['2027-07-31', 90_000, 'the day itself'],
  ])('on %s keep %i (%s)', (today, keptMinor) => {
    expect(cancellationQuote({ ...paid, start, today })).toMatchObject({
      keptMinor,
      refundMinor: 100_000 - keptMinor,
    })
  })

  test('charge nothing for an excursion until two days before', () => {
    expect(keptShare(standardExcursionTerms, 2)).toBe(0)
    expect(keptShare(standardExcursionTerms, 1)).toBe(9000)
  })
})

test('refunds everything before confirmation and when the traveler is not the one who cancels', () => {
  const late = { ...paid, start, today: '2027-07-30' }
  expect(cancellationQuote({ ...late, status: 'pending_confirm' })).toEqual({
    refundMinor: 100_000,
    keptMinor: 0,
    keptBp: 0,
  })
  for (const by of ['organizer', 'admin', 'system'] as const)
    expect(cancellationQuote({ ...late, by }).refundMinor).toBe(100_000)
})

test('keeps no more than what was paid', () => {
  expect(cancellationQuote({ ...paid, paidMinor: 20_000, start, today: '2027-07-20' })).toEqual({
    refundMinor: 0,
    keptMinor: 20_000,
    keptBp: 7000,
  })
})

test('lists the terms as ranges of days before the start', () => {
  expect(cancellationSteps(standardTourTerms)).toEqual([
    { from: null, to: 46, keptBp: 0 },
    { from: 45, to: 31, keptBp: 2000 },
    { from: 30, to: 15, keptBp: 4000 },
    { from: 14, to: 3, keptBp: 7000 },
    { from: 2, to: 0, keptBp: 9000 },
  ])
  expect(cancellationSteps([])).toEqual([{ from: null, to: 0, keptBp: 0 }])
})

const terms = fc.array(fc.record({ daysBefore: fc.nat(120), keptBp: fc.nat(10_000) }), {
  maxLength: 6,
})
const days = fc.nat(200)
const money = fc.nat(50_000_000)
const dayAfter = (count: number) =>
  new Date(Date.UTC(2027, 0, 1) + count * 86_400_000).toISOString().slice(0, 10)

test('splits what was paid into refund and fee, and never refunds more later, whatever the terms', () => {
  fc.assert(
    fc.property(terms, days, days, money, money, (given, one, other, totalMinor, paidMinor) => {
      const [early, late] = one < other ? [one, other] : [other, one]
      const quoteOn = (day: number) =>
        cancellationQuote({
          ...paid,
          terms: given,
          totalMinor,
          paidMinor: Math.min(paidMinor, totalMinor),
          start: dayAfter(200),
          today: dayAfter(day),
        })
      const quotes = [quoteOn(early), quoteOn(late)]
      for (const { refundMinor, keptMinor } of quotes) {
        expect(refundMinor + keptMinor).toBe(Math.min(paidMinor, totalMinor))
        expect(Math.min(refundMinor, keptMinor)).toBeGreaterThanOrEqual(0)
      }
      expect(quotes[1]?.refundMinor).toBeLessThanOrEqual(quotes[0]?.refundMinor ?? 0)
    }),
    { numRuns: propertyRuns(2000) },
  )
})

test('shows in the table the share that the quote uses on each day', () => {
  fc.assert(
    fc.property(terms, days, (given, day) => {
      const step = cancellationSteps(given).find(
        ({ from, to }) => day >= to && (from === null || day <= from),
      )
      expect(step?.keptBp).toBe(keptShare(given, day))
    }),
  )
})
