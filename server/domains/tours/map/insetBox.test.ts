import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { insetBox } from './insetBox.ts'

const map = { width: 760, height: 440 }
const cornerOf = (route: [number, number][]) => {
  const { left, top } = insetBox({ ...map, route })
  return `${top > map.height / 2 ? 'lower' : 'upper'} ${left > map.width / 2 ? 'right' : 'left'}`
}

test('the inset avoids the start of the tour and the line between two places', () => {
  expect(cornerOf([[400, 200]])).toBe('lower left')
  expect(
    cornerOf([
      [100, 380],
      [640, 70],
    ]),
  ).toBe('lower right')
  // the line between the first two places crosses both left corners
  expect(
    cornerOf([
      [60, 20],
      [60, 430],
      [640, 380],
    ]),
  ).toBe('upper right')
})

test('the inset covers no place as long as a corner is free, and stays inside the map', () => {
  const place = fc.tuple(
    fc.integer({ min: 0, max: map.width }),
    fc.integer({ min: 0, max: map.height }),
  )
  fc.assert(
    fc.property(place, (one) => {
      const { left, right, top, bottom } = insetBox({ ...map, route: [one] })
      expect(left > 0 && top > 0 && right < map.width && bottom < map.height).toBe(true)
      expect(one[0] > left && one[0] < right && one[1] > top && one[1] < bottom).toBe(false)
    }),
  )
})
