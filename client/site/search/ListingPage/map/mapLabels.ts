import type { Point } from './mapBounds.ts'

export interface Place extends Point {
  kind: 'CITY' | 'REGION' | 'SHOWPLACE'
  placeId: number
  name: string
}

/** A rectangle on the screen, in pixels. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Zoom range in which each kind of place is labeled; earlier kinds take precedence. */
const shownAt: readonly { kind: Place['kind']; from: number; to: number }[] = [
  { kind: 'REGION', from: 0, to: 6.4 },
  { kind: 'CITY', from: 3.6, to: 24 },
  { kind: 'SHOWPLACE', from: 6.4, to: 24 },
]
/** Average letter width per kind of place, then the line height with spacing, in pixels. */
const letters = { REGION: 7.8, CITY: 6.6, SHOWPLACE: 6.4 } as const
const line = 22

const meets = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Returns the places whose labels fit at a zoom level without overlapping each other or `taken`.
 */
export function placeLabels(
  places: readonly Place[],
  zoom: number,
  pixelOf: (place: Place) => { x: number; y: number } | null,
  taken: readonly Rect[],
): Place[] {
  const rects = [...taken]
  return shownAt
    .filter(({ from, to }) => zoom >= from && zoom < to)
    .flatMap(({ kind }) => places.filter((place) => place.kind === kind))
    .filter((place) => {
      const pixel = pixelOf(place)
      if (!pixel) return false
      const half = (place.name.length * letters[place.kind]) / 2 + 6
      const rect = {
        left: pixel.x - half,
        right: pixel.x + half,
        top: pixel.y - line / 2,
        bottom: pixel.y + line / 2 + (place.kind === 'REGION' ? 0 : 10),
      }
      if (rects.some((other) => meets(rect, other))) return false
      rects.push(rect)
      return true
    })
}
