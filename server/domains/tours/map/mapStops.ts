import { type Box, boxesOverlap } from './mapBox.ts'
import type { RoutePoint } from './mapRevision.ts'

export interface Stop {
  x: number
  y: number
  days: number[]
}

export const stopHeight = 24
/** Distance in pixels below which stops share a mark. */
export const sameStop = 27
/** Total padding in pixels at the two ends of a mark. */
const stopPadding = 14

/** Returns the box of a stop's mark for the width of its numbers. */
export const stopBox = ({ x, y }: Stop, textWidth: number): Box => {
  const half = Math.max(stopHeight, textWidth + stopPadding) / 2
  return { left: x - half, right: x + half, top: y - stopHeight / 2, bottom: y + stopHeight / 2 }
}

interface StopsTask {
  route: readonly RoutePoint[]
  place: (point: RoutePoint) => [number, number]
  /** Returns the width of a text in pixels. */
  widthOf: (text: string) => number
}

/**
 * Returns the marks for the days of a route. Days in one place share a mark; marks that would
 * overlap are merged.
 */
export const collectStops = ({ route, place, widthOf }: StopsTask): Stop[] => {
  const stops: Stop[] = []
  for (const point of route) {
    const [x, y] = place(point)
    const near = stops.find((stop) => Math.hypot(stop.x - x, stop.y - y) < sameStop)
    if (near) near.days.push(point.day)
    else stops.push({ x, y, days: [point.day] })
  }
  return joinOverlapping(stops, (stop) => stopBox(stop, widthOf(dayNumbers(stop.days))))
}

/**
 * Merges overlapping marks. A merged mark is wider and may overlap the next one, so it starts over
 * after each merge.
 */
const joinOverlapping = (stops: readonly Stop[], boxOf: (stop: Stop) => Box): Stop[] => {
  for (const [index, stop] of stops.entries()) {
    const other = stops.slice(index + 1).find((one) => boxesOverlap(boxOf(stop), boxOf(one)))
    if (!other) continue
    const joined = { ...stop, days: [...stop.days, ...other.days].toSorted((a, b) => a - b) }
    return joinOverlapping(
      stops.filter((one) => one !== other).map((one) => (one === stop ? joined : one)),
      boxOf,
    )
  }
  return [...stops]
}

/** Formats days: "3–5" for three or more in a row, "1, 8" for others. */
export const dayNumbers = (days: readonly number[]): string =>
  days
    .reduce<[number, number][]>((runs, day) => {
      const last = runs.at(-1)
      if (last && day - last[1] <= 1) last[1] = day
      else runs.push([day, day])
      return runs
    }, [])
    .map(([from, to]) =>
      from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`,
    )
    .join(', ')
