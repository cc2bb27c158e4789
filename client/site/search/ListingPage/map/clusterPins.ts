import type { Point } from './mapBounds.ts'

export interface Pin extends Point {
  tourId: number
  title: string
  priceMinor: number | null
}

/** Pins grouped at a zoom level: a single one, or several that would overlap. */
export interface PinGroup extends Point {
  /** Made of the tour ids: the same tours have the same key. */
  key: string
  pins: readonly Pin[]
}

/** Width of the world at zoom 0, in pixels. */
const worldSize = 512
/** Distance in pixels below which pins are grouped. */
const apart = 58
/** Latitude limit in degrees: the projection is infinite at the poles. */
const lastLatitude = 85

/** Projects a point to pixels of the whole world at a zoom level (Mercator). */
export function worldPixel({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const size = worldSize * 2 ** zoom
  const sine = Math.sin((Math.min(lastLatitude, Math.max(-lastLatitude, lat)) * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

const middle = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Groups pins for a zoom level, from west to east: the Tab key then moves over the map in one
 * direction. Each group starts from its first pin in the list, so groups don't change while the
 * list is the same.
 */
export function clusterPins(pins: readonly Pin[], zoom: number): PinGroup[] {
  const groups: { x: number; y: number; pins: Pin[] }[] = []
  const cells = new Map<string, (typeof groups)[number][]>()
  for (const pin of pins) {
    const { x, y } = worldPixel(pin, zoom)
    const [column, row] = [Math.floor(x / apart), Math.floor(y / apart)]
    const near = [-1, 0, 1]
      .flatMap((aside) =>
        [-1, 0, 1].flatMap((below) => cells.get(`${column + aside} ${row + below}`) ?? []),
      )
      .find((group) => Math.hypot(group.x - x, group.y - y) < apart)
    if (near) {
      near.pins.push(pin)
      continue
    }
    const group = { x, y, pins: [pin] }
    groups.push(group)
    const cell = `${column} ${row}`
    cells.set(cell, [...(cells.get(cell) ?? []), group])
  }
  return groups
    .sort((a, b) => a.x - b.x || a.y - b.y)
    .map(({ pins: members }) => ({
      key: members.map(({ tourId }) => tourId).join(' '),
      pins: members,
      lat: middle(members.map(({ lat }) => lat)),
      lng: middle(members.map(({ lng }) => lng)),
    }))
}

/** Returns the lowest known price of a group in minor units; null if none is known. */
export const lowestOf = ({ pins }: PinGroup): number | null => {
  const prices = pins.flatMap(({ priceMinor }) => priceMinor ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}
