import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { clusterPins, lowestOf, type Pin } from './clusterPins.ts'
import { boxAround, circleRing, kilometersBetween } from './mapBounds.ts'

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const pinsOf = (points: readonly { lat: number; lng: number }[]): Pin[] =>
  points.map((at, index) => ({
    ...at,
    tourId: index + 1,
    title: `Tour ${index + 1}`,
    priceMinor: index % 3 === 0 ? null : 1000 - index,
  }))

describe('boxAround', () => {
  test('crosses the antimeridian if that is shorter', () => {
    expect(boxAround([])).toBeNull()
    expect(
      boxAround([
        { lat: 66, lng: -175 },
        { lat: 64, lng: 177 },
      ]),
    ).toEqual([177, 64, 185, 66])
    expect(
      boxAround([
        { lat: 55, lng: 37 },
        { lat: 43, lng: 131 },
      ]),
    ).toEqual([37, 43, 131, 55])
    expect(boxAround([{ lat: 1, lng: 2 }])).toEqual([2, 1, 2, 1])
  })
  test('contains every point', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1 }), (points) => {
        const [west, south, east, north] = boxAround(points) ?? [0, 0, 0, 0]
        expect(east - west).toBeLessThanOrEqual(360)
        for (const { lat, lng } of points) {
          expect(lat >= south && lat <= north).toBe(true)
          expect([lng, lng + 360].some((at) => at >= west - 1e-9 && at <= east + 1e-9)).toBe(true)
        }
      }),
    )
  })
})

test('circleRing returns a closed ring at the radius', () => {
  fc.assert(
    fc.property(point, fc.integer({ min: 1, max: 2000 }), (center, radius) => {
      const ring = circleRing(center, radius, 24)
      expect(ring[0]).toEqual(ring.at(-1))
      for (const [lng, lat] of ring)
        expect(Math.abs(kilometersBetween(center, { lat, lng }) - radius)).toBeLessThan(
          0.01 + radius * 1e-6,
        )
    }),
  )
})

describe('clusterPins', () => {
  test('has every pin once at any zoom', () => {
    fc.assert(
      fc.property(fc.array(point), fc.double({ min: 0, max: 12, noNaN: true }), (points, zoom) => {
        const pins = pinsOf(points)
        const groups = clusterPins(pins, zoom)
        expect(
          groups.flatMap((group) => group.pins.map(({ tourId }) => tourId)).sort((a, b) => a - b),
        ).toEqual(pins.map(({ tourId }) => tourId))
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
      }),
    )
  })
  test('splits groups at higher zoom, but never tours of the same place', () => {
    const pins = pinsOf([
      { lat: 52.3, lng: 104.3 },
      { lat: 51.8, lng: 107.6 },
      { lat: 52.3, lng: 104.3 },
    ])
    expect(clusterPins(pins, 2).map((group) => group.pins.length)).toEqual([3])
    expect(clusterPins(pins, 8).map((group) => group.pins.map(({ tourId }) => tourId))).toEqual([
      [1, 3],
      [2],
    ])
    const [first] = clusterPins(pins, 2)
    expect(first && lowestOf(first)).toBe(998)
  })
})
