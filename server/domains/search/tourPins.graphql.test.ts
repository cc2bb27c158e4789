import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { distanceKm } from './geoRadius.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

interface Pins {
  totalCount: number
  currency: string
  pins: { tourId: number; lat: number; lng: number; title: string; priceMinor: number | null }[]
}
const document = `query ($query: String, $first: Int) { tourPins(query: $query, first: $first) { totalCount currency pins { tourId lat lng title priceMinor } } }`
const pinsFor = async (query: string, first?: number, caller = {}): Promise<Pins> =>
  (await world.ask<{ tourPins: Pins }>(document, { query, ...(first && { first }) }, caller))
    .tourPins
interface Found {
  totalCount: number
  tours: { id: number; price: { amountMinor: number } }[]
}
const found = async (query: string): Promise<Found> =>
  (
    await world.ask<{ searchTours: Found }>(
      'query ($query: String) { searchTours(query: $query, first: 100) { totalCount tours { id price { amountMinor } } } }',
      { query },
    )
  ).searchTours

const irkutsk = { lat: 52.2864, lng: 104.2807 }
const around = (radius: number) => `lat=${irkutsk.lat}&lng=${irkutsk.lng}&radius=${radius}`

test('a map shows every tour of the list with the list’s prices, whatever the page', async () => {
  for (const query of ['page=3', 'difficulty=2', 'type=excursion', 'sort=price', 'priceMax=900']) {
    const { totalCount, pins, currency } = await pinsFor(query)
    const list = await found(query.replace('page=3', ''))
    expect(totalCount).toBe(list.totalCount)
    expect(currency).toBe('USD')
    expect(pins.map(({ tourId, priceMinor }) => [tourId, priceMinor])).toEqual(
      list.tours.map(({ id, price }) => [id, price.amountMinor]),
    )
  }
})

test('a radius keeps only tours that begin inside it, also with other filters', async () => {
  const all = (await pinsFor('')).pins
  for (const radius of [60, 400, 1500]) {
    const inside = all
      .filter(({ lat, lng }) => distanceKm(irkutsk.lat, irkutsk.lng, lat, lng) <= radius)
      .map(({ tourId }) => tourId)
    const { pins, totalCount } = await pinsFor(around(radius))
    expect(pins.map(({ tourId }) => tourId)).toEqual(inside)
    expect(totalCount).toBe((await found(around(radius))).totalCount)
  }
  const hard = (await pinsFor(`${around(1500)}&difficulty=3`)).pins.map(({ tourId }) => tourId)
  const both = new Set(
    (await pinsFor('difficulty=3')).pins.map(({ tourId }) => tourId),
  ).intersection(new Set((await pinsFor(around(1500))).pins.map(({ tourId }) => tourId)))
  expect(new Set(hard)).toEqual(both)
})

test('returns pins in the caller’s language and currency, at most as many as requested', async () => {
  const { totalCount, pins, currency } = await pinsFor('', 3, { locale: 'de', currency: 'EUR' })
  expect(currency).toBe('EUR')
  expect(pins).toHaveLength(3)
  expect(totalCount).toBeGreaterThan(3)
  const english = (await pinsFor('', 3)).pins
  expect(pins[0]?.title).not.toBe(english[0]?.title)
  expect(pins[0]?.priceMinor).not.toBe(english[0]?.priceMinor)
})

test('pins and places cost no statement', async () => {
  expect(await world.countStatements(() => pinsFor(''))).toBe(0)
  expect(
    await world.countStatements(() => world.run('{ mapPlaces { name } mapTiles { url } }')),
  ).toBe(0)
})

test('finds places by their name in either language, ignoring case and spacing', async () => {
  const named = async (name: string, locale: 'en' | 'de' = 'en') =>
    (
      await world.run(
        'query ($name: String) { mapPlaces(name: $name) { kind name lat lng } }',
        { name },
        { locale },
      )
    ).data?.mapPlaces
  expect(await named(' irkutsk ')).toEqual([{ kind: 'CITY', name: 'Irkutsk', ...irkutsk }])
  expect(await named('Sankt Petersburg')).toMatchObject([
    { name: 'Saint Petersburg' },
    { kind: 'REGION' },
  ])
  expect(await named('moscow', 'de')).toMatchObject([
    { kind: 'CITY', name: 'Moskau' },
    { kind: 'REGION' },
  ])
  expect(await named('Atlantis')).toEqual([])
})
