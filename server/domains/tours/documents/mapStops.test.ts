import { expect, test } from '@jest/globals'
import { dayNumbers } from './mapScene.ts'

test.each([
  [[3], '3'],
  [[1, 2], '1, 2'],
  [[2, 3, 4, 8], '2–4, 8'],
  [[1, 6], '1, 6'],
])('days %j are written as %s', (days, written) => {
  expect(dayNumbers(days)).toBe(written)
})
