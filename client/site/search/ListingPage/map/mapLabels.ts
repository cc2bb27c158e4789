import type { Point } from './mapBounds.ts'

export interface Place extends Point {
  kind: 'CITY' | 'REGION' | 'SHOWPLACE'
  placeId: number
  name: string
}

/** On the screen, in pixels. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** From which zoom on a kind of place has its name, and up to which; the first kinds are placed first. */
const shownAt: readonly { kind: Place['kind']; from: number; to: number }[] = [
  { kind: 'REGION', from: 0, to: 6.4 },
  { kind: 'CITY', from: 3.6, to: 24 },
  { kind: 'SHOWPLACE', from: 6.4, to: 24 },
]
/** Mean width of a letter of a kind's type, and height of a line with air around, in pixels. */
const letters = { REGION: 7.8, CITY: 6.6, SHOWPLACE: 6.4 } as const
const line = 22

const meets = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Names that have room at a zoom: none over another or over what is taken. */
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
