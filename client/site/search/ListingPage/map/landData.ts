import lakesUrl from '#schema/geography/lakes.json?url'
import landUrl from 'world-atlas/countries-50m.json?url'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification'

type Atlas = Topology<{ land: MultiPolygon; countries: GeometryCollection }>
type Line = [number, number][]

/**
 * Returns a line with longitudes beyond 180 where it crosses the antimeridian, since a flat map
 * would draw it across the world.
 */
const unwrapped = (line: readonly (readonly number[])[]): Line => {
  let shift = 0
  return line.map(([lng = 0, lat = 0], at) => {
    const step = lng - (line[at - 1]?.[0] ?? lng)
    if (Math.abs(step) > 180) shift -= Math.sign(step) * 360
    return [lng + shift, lat]
  })
}

/**
 * Closes a ring around a pole by way points on the map's edge, since it isn't closed on a flat map.
 */
const closedRing = (ring: readonly (readonly number[])[]): Line => {
  const line = unwrapped(ring)
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || Math.abs(first[0] - last[0]) < 1) return line
  const edge = last[1] < 0 ? -90 : 90
  return [...line, [last[0], edge], [first[0], edge], first]
}

const onPaper = (shapes: GeoJSON.FeatureCollection | GeoJSON.Feature): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: ('features' in shapes ? shapes.features : [shapes]).flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : []
    return polygons.map((rings) => rings.map(closedRing))
  }),
})

const gridStep = 10
const grid: Line[] = [
  ...Array.from(
    { length: 360 / gridStep },
    (_, at): Line => [
      [at * gridStep - 180, -85],
      [at * gridStep - 180, 85],
    ],
  ),
  ...Array.from(
    { length: 17 },
    (_, at): Line => [
      [-180, at * gridStep - 80],
      [180, at * gridStep - 80],
    ],
  ),
]

const lines = (coordinates: Line[]) => ({ type: 'MultiLineString' as const, coordinates })

const read = async <Data>(url: string): Promise<Data> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The map's ${url} answered ${response.status}`)
  return response.json()
}

/**
 * Loads land, lakes, coasts, borders and a grid of degrees as GeoJSON, from files of this site.
 * @throws if a file doesn't load
 */
export async function loadLand() {
  const [atlas, lakes] = await Promise.all([
    read<Atlas>(landUrl),
    read<GeoJSON.FeatureCollection>(lakesUrl),
  ])
  const { land, countries } = atlas.objects
  return {
    land: onPaper(feature(atlas, land)),
    lakes,
    coast: lines(mesh(atlas, countries, (a, b) => a === b).coordinates.map(unwrapped)),
    border: lines(mesh(atlas, countries, (a, b) => a !== b).coordinates.map(unwrapped)),
    grid: lines(grid),
  }
}
