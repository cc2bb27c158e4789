import { createHash } from 'node:crypto'

/** To be changed with the look of maps: browsers keep them for a year. */
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

/** Days that say where they are. */
export const routePoints = (program: Route['program']): RoutePoint[] =>
  program.flatMap(({ day, lat, lng }) => (lat === null || lng === null ? [] : [{ day, lat, lng }]))

/** Changes whenever the map would; null where there is none: a walk through one town is nothing on a map of countries. */
export const mapRevision = ({ isExcursion, program }: Route): string | null => {
  const points = routePoints(program)
  if (isExcursion || points.length === 0) return null
  return createHash('sha1')
    .update(JSON.stringify([lookRevision, points.map(({ day, lat, lng }) => [day, lat, lng])]))
    .digest('base64url')
    .slice(0, 8)
}
