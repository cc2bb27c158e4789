import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { disagreements, nextPaymentState, paymentStates, refundState } from './paymentStates.ts'

const news = fc.constantFrom(...paymentStates, 'pending' as const)

describe('ranks of states', () => {
  test('reaches the same state in any order and with any repeats', () => {
    fc.assert(
      fc.property(fc.array(news), fc.array(fc.nat()), (sent, places) => {
        const arrived = [...sent]
        for (const place of places)
          if (arrived.length > 0) arrived.push(arrived[place % arrived.length] ?? 'pending')
        arrived.sort((a, b) => (places.length % 2 ? a.localeCompare(b) : b.localeCompare(a)))
        expect(arrived.reduce(nextPaymentState, 'new')).toBe(sent.reduce(nextPaymentState, 'new'))
      }),
    )
  })

  test('keeps the state while the status is unknown', () => {
    for (const state of paymentStates) expect(nextPaymentState(state, 'pending')).toBe(state)
  })

  test('counts money after a cancellation, ignores a cancellation after money', () => {
    expect(nextPaymentState('cancelled', 'paid')).toBe('paid')
    expect(nextPaymentState('paid', 'cancelled')).toBe('paid')
    expect(nextPaymentState('refunded', 'paid')).toBe('refunded')
    expect(nextPaymentState('authorized', 'cancelled')).toBe('cancelled')
  })

  test.each([
    [100, 0, 'paid'],
    [100, 1, 'partly_refunded'],
    [100, 100, 'refunded'],
  ])('for %p paid and %p refunded returns %p', (amount, refunded, state) =>
    expect(refundState(amount, refunded)).toBe(state),
  )
})

describe('disagreements', () => {
  const agreed = { paymentId: 'p', amountMinor: 1000, currency: 'RUB', providerRef: '7' }
  test.each([
    [{ paymentId: 'p', amountMinor: 1000, currency: 'RUB', providerRef: '7' }, []],
    [{ amountMinor: null, currency: null, providerRef: null }, []],
    [{ paymentId: 'p', amountMinor: 1, currency: 'RUB', providerRef: '7' }, ['amount']],
    [{ paymentId: 'p', amountMinor: 1000, currency: 'USD', providerRef: '7' }, ['currency']],
    [
      { paymentId: 'q', amountMinor: 999, currency: 'USD', providerRef: '8' },
      ['payment', 'amount', 'currency', 'providerRef'],
    ],
  ])('for the report %j returns %j', (reported, expected) =>
    expect(disagreements(agreed, reported)).toEqual(expected),
  )

  test('accepts any reference while ours is unknown', () => {
    expect(
      disagreements(
        { ...agreed, providerRef: null },
        { amountMinor: 1000, currency: 'RUB', providerRef: '9' },
      ),
    ).toEqual([])
  })
})
