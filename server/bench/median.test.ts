import { expect, test } from '@jest/globals'
import { median, spread } from './median.ts'

test('returns the middle round, not the best or the mean', () => {
  expect(median([321, 40, 300])).toBe(300)
  expect(median([1, 2, 3, 10])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('returns the lowest and the highest round as the spread', () => {
  expect(spread([321, 40, 300])).toEqual({ from: 40, to: 321 })
})
