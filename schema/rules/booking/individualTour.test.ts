import { expect, test } from '@jest/globals'
import { individualTourState, endOfDay } from './individualTour.ts'

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
])('reports the state %s', (state, standing) => {
  expect(individualTourState(standing, now)).toBe(state)
})

test.each([
  ['2026-11-21', 'Asia/Irkutsk', '2026-11-21T15:59:00.000Z'],
  ['2026-11-21', 'America/New_York', '2026-11-22T04:59:00.000Z'],
  // the clocks are put forward, and back
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:00.000Z'],
])('returns the last minute of %s in %s', (day, timeZone, instant) => {
  expect(endOfDay(day, timeZone).toISOString()).toBe(instant)
})

test('throws for an invalid day or time zone', () => {
  expect(() => endOfDay('soon', 'Asia/Irkutsk')).toThrow(RangeError)
  expect(() => endOfDay('2026-11-21', 'Nowhere/None')).toThrow(RangeError)
})
