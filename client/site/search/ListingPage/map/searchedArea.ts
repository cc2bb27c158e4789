import type { Map as GlMap } from 'maplibre-gl'
import { searchLimits } from '#schema/rules/search/searchFilter.ts'
import { kilometersBetween } from './mapBounds.ts'

/** Rounds to four decimals, about ten meters. */
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4

/** Returns the largest circle that is fully visible, as filter fields. */
export function searchedArea(gl: GlMap): { lat: number; lng: number; radius: number } {
  const middle = gl.getCenter()
  const { clientWidth: width, clientHeight: height } = gl.getContainer()
  const edges = [
    [0, height / 2],
    [width / 2, 0],
    [width / 2, height],
  ] as const
  const reach = Math.min(
    ...edges.map((pixel) => kilometersBetween(middle, gl.unproject([...pixel]))),
  )
  const { lat, lng } = middle.wrap()
  return {
    lat: rounded(lat),
    lng: rounded(lng),
    radius: Math.min(searchLimits.radiusKm, Math.max(1, Math.round(reach * 0.95))),
  }
}
