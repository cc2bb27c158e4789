import type { Point } from './mapBounds.ts'

export interface Pin extends Point {
  tourId: number
  title: string
  priceMinor: number | null
}

/** Pins that stand together at a zoom: one, or several that would cover each other. */
export interface PinGroup extends Point {
  /** The same for the same tours. */
  key: string
  pins: readonly Pin[]
}

/** Pixels of the whole world at zoom 0. */
const worldSize = 512
/** Pins nearer than so many pixels become one. */
const apart = 58
/** Beyond it the projection has no end. */
const lastLatitude = 85

/** A point in pixels of the whole world at a zoom (Mercator). */
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
 * Groups of pins for a zoom, from west to east, so that keys walk over the map one way. The first pins of the list are the
 * seeds, so a group does not change while the list is the same.
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

/** The lowest known price of a group, minor units. */
export const lowestOf = ({ pins }: PinGroup): number | null => {
  const prices = pins.flatMap(({ priceMinor }) => priceMinor ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}
