import { expect, test } from '@jest/globals'
import { collectStops, dayNumbers } from './mapStops.ts'

test.each([
  [[3], '3'],
  [[1, 2], '1, 2'],
  [[2, 3, 4, 8], '2–4, 8'],
  [[1, 6], '1, 6'],
])('days %j are written as %s', (days, written) => {
  expect(dayNumbers(days)).toBe(written)
})

const marks = (...route: [day: number, lng: number, lat: number][]) =>
  collectStops({
    route: route.map(([day, lng, lat]) => ({ day, lng, lat })),
    place: ({ lng, lat }) => [lng, lat],
    widthOf: (text) => text.length * 8,
  }).map(({ days }) => dayNumbers(days))

test('days in one place share a mark; others have their own', () => {
  expect(marks([1, 0, 0], [2, 10, 0], [3, 100, 0], [4, 0, 5])).toEqual(['1, 2, 4', '3'])
})

test('marks never overlap: a wide one merges with those it would cover, one after another', () => {
  expect(marks([1, 0, 0], [13, 38, 0], [15, 0, 0], [17, 53, 23], [20, 200, 0])).toEqual([
    '1, 13, 15, 17',
    '20',
  ])
})
