import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { propertyRuns } from '#schema/testing/propertyRuns.ts'
import type { TourContent } from './schemas/tours.schema.ts'
import { planDepartures } from './planDepartures.ts'
import { readContent } from './readContent.ts'

const tours = readContent('tours')
const anyTour = fc.constantFrom(...tours)
const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => dayAfter('2026-01-01', days))

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const withKind = (tour: TourContent, kind: 'season' | 'past'): TourContent =>
  tour.departures.kind === kind
    ? tour
    : {
        ...tour,
        departures:
          kind === 'past'
            ? { ...tour.departures, kind }
            : { ...tour.departures, kind, everyWeeks: 1 },
      }

describe('planDepartures', () => {
  test('plans a season in the future on any day', () => {
    fc.assert(
      fc.property(anyTour, anyDay, (tour, today) => {
        for (const { start, end } of planDepartures(withKind(tour, 'season'), today)) {
          expect(start > today).toBe(true)
          expect(end).toBe(dayAfter(start, tour.days - 1))
        }
      }),
    )
  })

  test('plans only past dates for a tour whose dates have passed', () => {
    fc.assert(
      fc.property(anyTour, anyDay, (tour, today) => {
        const planned = planDepartures(withKind(tour, 'past'), today)
        expect(planned.every(({ start }) => start < today)).toBe(true)
      }),
    )
  })

  test('plans each day once, in order, in the months and on the weekdays of the tour', () => {
    fc.assert(
      fc.property(anyTour, anyDay, (tour, today) => {
        const starts = planDepartures(tour, today).map(({ start }) => start)
        expect(starts).toEqual([...new Set(starts)].sort())
        for (const start of starts) {
          expect(tour.departures.months).toContain(Number(start.slice(5, 7)))
          expect(tour.departures.weekdays).toContain(new Date(start).getUTCDay() || 7)
        }
      }),
    )
  })

  test('plans departures for every seasonal tour of the catalog on any day', () => {
    fc.assert(
      fc.property(anyTour, anyDay, (tour, today) => {
        fc.pre(tour.departures.kind === 'season')
        expect(planDepartures(tour, today).length).toBeGreaterThan(0)
      }),
      { numRuns: propertyRuns(300) },
    )
  })

  test('keeps the discount of a date that is planned again later', () => {
    fc.assert(
      fc.property(anyTour, anyDay, fc.integer({ min: 1, max: 60 }), (tour, today, later) => {
        const first = new Map(
          planDepartures(tour, today).map((departure) => [departure.start, departure]),
        )
        for (const { start, discountPercent } of planDepartures(tour, dayAfter(today, later))) {
          if (first.has(start)) expect(discountPercent).toBe(first.get(start)?.discountPercent)
        }
      }),
    )
  })
})
