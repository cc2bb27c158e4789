import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import { geoArea, geoContains } from 'd3-geo'

const lakes = createRequire(import.meta.url)(
  '#schema/geography/lakes.json',
) as GeoJSON.FeatureCollection<GeoJSON.Polygon, { name: string }>
const lake = (name: string) =>
  lakes.features.find(({ properties }) => properties.name === name)?.geometry ?? {
    type: 'GeometryCollection' as const,
    geometries: [],
  }

/** Kilometers. */
const earthRadius = 6371

test.each([
  ['Baikal', 31700],
  ['Ladoga', 17900],
  ['Onega', 9700],
  ['Peipus', 3550],
  ['Teletskoye', 223],
  ['Khanka', 4070],
  ['Issyk-Kul', 6240],
])('%s has its known area of %i square kilometers, within a sixth', (name, known) => {
  const area = geoArea(lake(name)) * earthRadius ** 2
  expect(area).toBeGreaterThan((known * 5) / 6)
  expect(area).toBeLessThan((known * 7) / 6)
})

test('every shore has the right winding order: a reversed one would flood the rest of the world', () => {
  for (const { properties, geometry } of lakes.features)
    expect([properties.name, geoArea(geometry) < 0.001]).toEqual([properties.name, true])
})

test.each([
  ['the middle of Baikal', 'Baikal', [108.2, 53.4], true],
  ['Khuzhir, on the island of Olkhon', 'Baikal', [107.36, 53.19], false],
  ['Irkutsk', 'Baikal', [104.28, 52.29], false],
  ['Valaam, an island of Ladoga', 'Ladoga', [30.96, 61.38], false],
  ['the middle of Ladoga', 'Ladoga', [31.5, 60.8], true],
  ['Petrozavodsk', 'Onega', [34.35, 61.79], false],
] as const)('%s', (_, name, [lng, lat], isWater) => {
  expect(geoContains(lake(name), [lng, lat])).toBe(isWater)
})
