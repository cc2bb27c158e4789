import { describe, test } from '@jest/globals'
import fc from 'fast-check'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import { assertInvariant } from '../../testing/assertInvariant.ts'
import { cancellationSteps, cancellationQuote, keptShare } from './cancellation.ts'
import { splitRefund } from './splitRefund.ts'

const runs = { numRuns: propertyRuns(4000) }
const terms = fc.array(fc.record({ daysBefore: fc.nat(120), keptBp: fc.nat(10_000) }), {
  maxLength: 6,
})
const dayOf = (count: number) =>
  new Date(Date.UTC(2027, 0, 1) + count * 86_400_000).toISOString().slice(0, 10)

describe('refunds', () => {
  test('match a manual calculation with the strictest tier in force, and never grow with waiting', () => {
    fc.assert(
      fc.property(
        terms,
        fc.nat(200),
        fc.nat(20),
        fc.nat(50_000_000),
        fc.nat(50_000_000),
        (given, day, wait, totalMinor, paid) => {
          const paidMinor = Math.min(paid, totalMinor)
          const on = (at: number) =>
            cancellationQuote({
              terms: given,
              status: 'made_prepayment',
              by: 'tourist',
              totalMinor,
              paidMinor,
              start: dayOf(200),
              today: dayOf(at),
            })
          const left = 200 - day
          const begun = given
            .filter(({ daysBefore }) => left <= daysBefore)
            .map(({ keptBp }) => keptBp)
          const owed = (BigInt(totalMinor) * BigInt(Math.max(0, ...begun)) * 2n + 10_000n) / 20_000n
          const keptMinor = Math.min(paidMinor, Number(owed))
          const quote = on(day)
          assertInvariant(
            quote.keptMinor === keptMinor && quote.refundMinor === paidMinor - keptMinor,
            'by hand it is another sum',
          )
          assertInvariant(
            on(day + wait).refundMinor <= quote.refundMinor,
            'waiting brings more back',
          )
          // the displayed step has the same share
          const step = cancellationSteps(given).find(
            ({ from, to }) => left >= to && (from === null || left <= from),
          )
          assertInvariant(step?.keptBp === keptShare(given, left), 'people are shown another share')
        },
      ),
      runs,
    )
  })

  test('never exceed a payment’s amount, and sum exactly to what is refunded, in any number of parts', () => {
    const payments = fc.array(fc.integer({ min: 1, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(payments, fc.array(fc.nat(1_500_000), { maxLength: 6 }), (arrived, wishes) => {
        const given = arrived.map(() => 0)
        const paid = arrived.reduce((sum, amount) => sum + amount, 0)
        for (const wish of wishes) {
          const before = given.reduce((sum, amount) => sum + amount, 0)
          const books = arrived.map((amountMinor, id) => ({
            id: String(id),
            amountMinor,
            givenBackMinor: given[id] ?? 0,
          }))
          if (wish > paid - before) {
            assertInvariant(
              isRefused(() => splitRefund(books, wish)),
              'more goes back than came',
            )
            continue
          }
          for (const { id, amountMinor } of splitRefund(books, wish)) {
            assertInvariant(amountMinor > 0, 'an empty refund')
            given[Number(id)] = (given[Number(id)] ?? 0) + amountMinor
          }
          assertInvariant(
            given.reduce((sum, amount) => sum + amount, 0) === before + wish,
            'not what was wished',
          )
          assertInvariant(
            given.every((amount, id) => amount <= (arrived[id] ?? 0)),
            'a payment gives more than it was',
          )
        }
      }),
      runs,
    )
  })
})

const isRefused = (action: () => unknown): boolean => {
  try {
    action()
    return false
  } catch (error) {
    return error instanceof RangeError
  }
}
