import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { moveEnd, shareOf, snap } from './rangeValue.ts'

const limits = fc
  .record({
    min: fc.integer({ min: -500, max: 500 }),
    span: fc.integer({ min: 1, max: 5000 }),
    step: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ min, span, step }) => ({ min, max: min + span, step }))

test('snaps and moves ends', () => {
  const prices = { min: 500, max: 5000, step: 50 }
  expect(snap(1234, prices)).toBe(1250)
  expect(snap(Number.NaN, prices)).toBe(500)
  expect(snap(99, { min: 0, max: 100, step: 30 })).toBe(90)
  expect(snap(100, { min: 0, max: 100, step: 30 })).toBe(100)
  expect(moveEnd([1000, 2000], 'low', 3000, prices)).toEqual([2000, 2000])
  expect(moveEnd([1000, 2000], 'high', 100, prices)).toEqual([1000, 1000])
  expect(shareOf(2750, prices)).toBe(0.5)
  expect(shareOf(7, { min: 7, max: 7, step: 1 })).toBe(0)
})

test('keeps ends in order and within the limits for any input', () => {
  fc.assert(
    fc.property(
      limits,
      fc.array(fc.tuple(fc.constantFrom<'low' | 'high'>('low', 'high'), fc.double())),
      (limit, moves) => {
        let range: readonly [number, number] = [limit.min, limit.max]
        for (const [end, value] of moves) {
          range = moveEnd(range, end, value, limit)
          expect(range[0]).toBeGreaterThanOrEqual(limit.min)
          expect(range[1]).toBeLessThanOrEqual(limit.max)
          expect(range[0]).toBeLessThanOrEqual(range[1])
        }
      },
    ),
  )
})

test('snaps a snapped value to itself', () => {
  fc.assert(
    fc.property(
      limits,
      fc.double({ noNaN: true }),
      (limit, value) => snap(snap(value, limit), limit) === snap(value, limit),
    ),
  )
})
