import { createRequire } from 'node:module'
import {
  geoAzimuthalEqualArea,
  geoGraticule,
  geoPath,
  type GeoProjection,
  type GeoStream,
} from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification'
import { type MapShape, mapShapes } from '#schema/rules/routes/tourFiles.ts'
import { insetBox, insetGap } from './insetBox.ts'
import { type Box, boxesOverlap } from './mapBox.ts'
import type { RoutePoint } from './mapRevision.ts'
import { collectStops, dayNumbers, sameStop, type Stop, stopBox, stopHeight } from './mapStops.ts'
import { outline, outlineWidth } from '../../../printing/outlineText.ts'
import type { PosterFonts } from '../../../printing/posterFonts.ts'

/** Role of a shape; each kind of document maps roles to its own colors. */
export type MapPaint =
  | 'water'
  | 'land'
  | 'lake'
  | 'grid'
  | 'border'
  | 'town'
  | 'townName'
  | 'route'
  | 'stop'
  | 'stopNumber'
  | 'inset'
  | 'insetLand'
  | 'insetMark'

export interface MapPart {
  paint: MapPaint
  /** SVG path in pixels of the map. */
  path: string
}

/** A map as painted paths, bottom layer first; SVG and PDF draw the same ones. */
export interface MapScene {
  width: number
  height: number
  parts: MapPart[]
}

export interface Town {
  name: string
  lat: number
  lng: number
}

interface MapTask {
  route: readonly RoutePoint[]
  towns: readonly Town[]
  shape: MapShape
  fonts: PosterFonts
}

const earthRadius = 6371
/** Minimum width of a map in kilometers: a closer view would show nothing but the route. */
const leastAcross = 240
/** Width in kilometers above which the coarser atlas looks the same. */
const coarseFrom = 1400
/** Width in kilometers from which the map needs no inset: it shows where in the world it is. */
const insetUpTo = 3500

const atlas = createRequire(import.meta.url)
type Atlas = Topology<{ land: MultiPolygon; countries: GeometryCollection }>
const readAtlas = (name: string): Atlas => atlas(`world-atlas/${name}.json`) as Atlas
/** Reads our own lakes: the atlas has none, and Lake Baikal is a destination. */
const readLakes = (): GeoJSON.FeatureCollection =>
  atlas('#schema/geography/lakes.json') as GeoJSON.FeatureCollection

/** Draws a tour's route on a map with numbered days and the towns around. */
export const drawMapScene = ({ route, towns, shape, fonts }: MapTask): MapScene => {
  const { width, height } = mapShapes[shape]
  const projection = frameRoute(route, width, height)
  const across = (width * earthRadius) / projection.scale()
  const path = geoPath({ stream: (target: GeoStream) => projection.stream(withoutCrowds(target)) })
  path.digits(1)
  const lands = readAtlas(`countries-${across > coarseFrom ? 50 : 10}m`)
  const place = ({ lat, lng }: { lat: number; lng: number }): [number, number] =>
    projection([lng, lat]) ?? [Number.NaN, Number.NaN]
  const stops = collectStops({ route, place, widthOf: stopTextWidth(fonts) })
  const inset = across < insetUpTo ? insetBox({ width, height, route: route.map(place) }) : null

  return {
    width,
    height,
    parts: [
      { paint: 'water', path: `M0 0H${width}V${height}H0Z` },
      { paint: 'land', path: path(feature(lands, lands.objects.land)) ?? '' },
      { paint: 'lake', path: path(readLakes()) ?? '' },
      { paint: 'grid', path: path(gridFor(across)()) ?? '' },
      {
        paint: 'border',
        path: path(mesh(lands, lands.objects.countries, (a, b) => a !== b)) ?? '',
      },
      { paint: 'route', path: routeLine(route.map(place)) },
      ...drawTowns(towns, stops, place, { width, height, fonts, inset }),
      ...stops.flatMap((stop) => drawStop(stop, fonts)),
      ...(inset ? drawInset(projection, { width, height }, inset) : []),
    ],
  }
}

/** Returns meridians and parallels, about six per map. */
const gridFor = (across: number) => {
  const step = [0.5, 1, 2, 5, 10, 20].find((degrees) => degrees * 111 * 6 > across) ?? 20
  return geoGraticule()
    .step([step * 2, step])
    .stepMinor([step * 2, step])
    .precision(0.5)
}

const frameRoute = (route: readonly RoutePoint[], width: number, height: number): GeoProjection => {
  // average directions, not degrees: a route may cross the antimeridian
  const [x, y, z] = route.reduce<[number, number, number]>(
    ([sumX, sumY, sumZ], { lat, lng }) => {
      const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
      return [
        sumX + Math.cos(phi) * Math.cos(lambda),
        sumY + Math.cos(phi) * Math.sin(lambda),
        sumZ + Math.sin(phi),
      ]
    },
    [0, 0, 0],
  )
  const center: [number, number] = [
    (-Math.atan2(y, x) * 180) / Math.PI,
    (-Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
  ]
  const padding = Math.min(width, height) * 0.18
  const points = {
    type: 'MultiPoint' as const,
    coordinates: route.map(({ lat, lng }) => [lng, lat]),
  }
  const projection = geoAzimuthalEqualArea()
    .rotate(center)
    .fitExtent(
      [
        [padding, padding],
        [width - padding, height - padding],
      ],
      points,
    )
  const scale = Math.min(projection.scale(), (width * earthRadius) / leastAcross)
  projection.scale(scale).translate([0, 0])
  const [[left, top], [right, bottom]] = geoPath(projection).bounds(points)
  return (
    projection
      .translate([width / 2 - (left + right) / 2, height / 2 - (top + bottom) / 2])
      // clip on paper, not on the sphere, which loses the sea on large coasts of ten thousand
      // points
      .preclip((target) => target)
      .precision(0)
      .clipExtent([
        [-8, -8],
        [width + 8, height + 8],
      ])
  )
}

/**
 * Drops points very close to the previous one: they are invisible, but every visitor would download
 * them.
 */
const withoutCrowds = (target: GeoStream): GeoStream => {
  let last: [number, number] | null = null
  return {
    point(x, y) {
      if (last && Math.abs(x - last[0]) < 1.4 && Math.abs(y - last[1]) < 1.4) return
      last = [x, y]
      target.point(x, y)
    },
    lineStart() {
      last = null
      target.lineStart()
    },
    lineEnd: () => target.lineEnd(),
    polygonStart: () => target.polygonStart(),
    polygonEnd: () => target.polygonEnd(),
    sphere: () => target.sphere?.(),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Draws a line through every point with slightly bent segments, like roads and rivers. */
const routeLine = (points: readonly [number, number][]): string => {
  const distinct = points.filter(
    ([x, y], index) =>
      index === 0 ||
      Math.hypot(x - (points[index - 1]?.[0] ?? 0), y - (points[index - 1]?.[1] ?? 0)) > 1,
  )
  return distinct
    .map(([x, y], index) => {
      const before = distinct[index - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      const bend = index % 2 === 0 ? 0.09 : -0.09
      const middle = [
        (before[0] + x) / 2 - (y - before[1]) * bend,
        (before[1] + y) / 2 + (x - before[0]) * bend,
      ] as const
      return `Q${round(middle[0])} ${round(middle[1])} ${round(x)} ${round(y)}`
    })
    .join('')
}

const stopSize = 13

const stopTextWidth =
  (fonts: PosterFonts) =>
  (text: string): number =>
    outlineWidth(fonts, 'bold', text, stopSize)

const drawStop = (stop: Stop, fonts: PosterFonts): MapPart[] => {
  const { x, y, days } = stop
  const text = dayNumbers(days)
  const { left, right, top } = stopBox(stop, stopTextWidth(fonts)(text))
  return [
    { paint: 'stop', path: pill(left, top, right - left, stopHeight) },
    {
      paint: 'stopNumber',
      path: outline(fonts, 'bold', text, {
        size: stopSize,
        x,
        y: y + stopSize * 0.35,
        anchor: 'middle',
      }),
    },
  ]
}

const pill = (x: number, y: number, width: number, height: number): string => {
  const radius = height / 2
  return `M${round(x + radius)} ${round(y)}h${round(width - height)}a${radius} ${radius} 0 0 1 0 ${height}h${round(height - width)}a${radius} ${radius} 0 0 1 0 ${-height}Z`
}

/** Maximum number of town names; more would make it look like a road map. */
const maxTowns = 9

interface TownFrame {
  width: number
  height: number
  fonts: PosterFonts
  inset: Box | null
}

/**
 * Draws names of towns where there is room: nearest to the route first, never over a stop or
 * another name.
 */
const drawTowns = (
  towns: readonly Town[],
  stops: readonly Stop[],
  place: (town: Town) => [number, number],
  { width, height, fonts, inset }: TownFrame,
): MapPart[] => {
  const size = 14
  const taken: Box[] = stops.map((stop) => {
    const { left, right, top, bottom } = stopBox(stop, stopTextWidth(fonts)(dayNumbers(stop.days)))
    return { left: left - 3, right: right + 3, top: top - 3, bottom: bottom + 3 }
  })
  if (inset)
    taken.push({
      left: inset.left - insetGap,
      right: inset.right + insetGap,
      top: inset.top - insetGap,
      bottom: inset.bottom + insetGap,
    })
  const near = (x: number, y: number): number =>
    Math.min(...stops.map((stop) => Math.hypot(stop.x - x, stop.y - y)))
  return towns
    .map((town) => ({ town, at: place(town) }))
    .filter(({ at: [x, y] }) => x > 8 && y > 12 && x < width - 8 && y < height - 12)
    .toSorted((a, b) => near(...a.at) - near(...b.at))
    .slice(0, maxTowns)
    .flatMap(({ town, at: [x, y] }) => {
      const length = outlineWidth(fonts, 'medium', town.name, size)
      const isOnStop = near(x, y) < sameStop
      const gap = isOnStop ? stopHeight / 2 + 5 : 8
      const boxes = [
        { left: x + gap, right: x + gap + length, top: y - 9, bottom: y + 9 },
        { left: x - gap - length, right: x - gap, top: y - 9, bottom: y + 9 },
        { left: x - length / 2, right: x + length / 2, top: y + gap, bottom: y + gap + 18 },
        { left: x - length / 2, right: x + length / 2, top: y - gap - 18, bottom: y - gap },
      ]
      const free = boxes.find(
        (box) =>
          box.left > 4 &&
          box.right < width - 4 &&
          box.top > 4 &&
          box.bottom < height - 4 &&
          !taken.some((other) => boxesOverlap(box, other)),
      )
      if (!free) return []
      taken.push(free, { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 })
      return [
        ...(isOnStop ? [] : [{ paint: 'town' as const, path: pill(x - 3, y - 3, 6, 6) }]),
        {
          paint: 'townName' as const,
          path: outline(fonts, 'medium', town.name, {
            size,
            x: free.left,
            y: (free.top + free.bottom) / 2 + size * 0.35,
          }),
        },
      ]
    })
}

/** Draws northern Eurasia in a corner, with a mark at the map's position. */
const drawInset = (
  main: GeoProjection,
  map: { width: number; height: number },
  { left, top, right, bottom }: Box,
): MapPart[] => {
  const box: [[number, number], [number, number]] = [
    [left, top],
    [right, bottom],
  ]
  const projection = geoAzimuthalEqualArea()
    .rotate([-92, -58])
    .fitExtent(box, {
      type: 'MultiPoint',
      coordinates: [
        [20, 55],
        [44, 40],
        [66, 38],
        [110, 42],
        [158, 50],
        [-172, 66],
        [95, 79],
      ],
    })
    .clipExtent(box)
  const path = geoPath({ stream: (target: GeoStream) => projection.stream(withoutCrowds(target)) })
  path.digits(1)
  const world = readAtlas('countries-110m')
  const middle = main.invert?.([map.width / 2, map.height / 2]) ?? [0, 0]
  const [x, y] = projection(middle) ?? [0, 0]
  return [
    { paint: 'inset', path: `M${left} ${top}H${right}V${bottom}H${left}Z` },
    { paint: 'insetLand', path: path(feature(world, world.objects.land)) ?? '' },
    { paint: 'insetMark', path: pill(x - 4, y - 4, 8, 8) },
  ]
}
