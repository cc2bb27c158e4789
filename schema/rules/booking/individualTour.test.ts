import { expect, test } from '@jest/globals'
import { individualTourState } from './individualTour.ts'

const now = new Date('2026-11-21T12:00:00Z')
const open = {
  isBooked: false,
  isWithdrawn: false,
  isGone: false,
  validUntil: new Date(now.getTime() + 1),
  freeSeats: 3,
  adults: 2,
  children: 1,
}
const over = { isGone: true, validUntil: now, freeSeats: 0 }

test.each([
  ['open', open],
  ['sold_out', { ...open, freeSeats: 2 }],
  ['expired', { ...open, validUntil: now, freeSeats: 0 }],
  ['gone', { ...open, ...over }],
  ['withdrawn', { ...open, ...over, isWithdrawn: true }],
  ['booked', { ...open, ...over, isBooked: true }],
])('%s', (state, standing) => {
  expect(individualTourState(standing, now)).toBe(state)
})
