import { createHash } from 'node:crypto'

/** Increase it when the look of maps changes: browsers cache them for a year. */
const lookRevision = 4

export interface RoutePoint {
  /** 1-based. */
  day: number
  lat: number
  lng: number
}

interface Route {
  isExcursion: boolean
  program: readonly { day: number; lat: number | null; lng: number | null }[]
}

/** Returns the days that have coordinates. */
export const routePoints = (program: Route['program']): RoutePoint[] =>
  program.flatMap(({ day, lat, lng }) => (lat === null || lng === null ? [] : [{ day, lat, lng }]))

/**
 * Returns a revision that changes with the route and the look of maps. Null where there is no map:
 * without coordinates, and for excursions, because a walk through one town is too small for it.
 */
export const mapRevision = ({ isExcursion, program }: Route): string | null => {
  const points = routePoints(program)
  if (isExcursion || points.length === 0) return null
  return createHash('sha1')
    .update(JSON.stringify([lookRevision, points.map(({ day, lat, lng }) => [day, lat, lng])]))
    .digest('base64url')
    .slice(0, 8)
}
