import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { departureMonths } from './departureMonths.ts'

test('places every departure once, on its own day and weekday', () => {
  const day = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2029-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.array(day), fc.constantFrom(0, 1, 6), (days, firstWeekday) => {
      const departures = days.map((date, id) => ({ id, start: date.toISOString().slice(0, 10) }))
      const placed = departureMonths(departures, firstWeekday).flatMap(({ month, weeks }) =>
        weeks.flatMap((week) => {
          expect(week).toHaveLength(7)
          return week.flatMap(({ day: number, departures: those }, column) =>
            those.map(({ id, start }) => {
              expect(start).toBe(`${month}-${String(number).padStart(2, '0')}`)
              expect(new Date(start).getUTCDay()).toBe((column + firstWeekday) % 7)
              return id
            }),
          )
        }),
      )
      expect(placed.sort()).toEqual(departures.map(({ id }) => id).sort())
    }),
  )
})

test('returns whole months, and none without departures', () => {
  const [february, ...others] = departureMonths([{ start: '2027-02-10' }], 1)
  expect(others).toEqual([])
  expect(february?.weeks.flat().map(({ day }) => day)).toEqual(
    Array.from({ length: 28 }, (_, index) => index + 1),
  )
})
