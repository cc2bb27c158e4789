import { useEffect, useState } from 'react'
import type { LandMap } from './createMap.ts'

/** Zoom steps for grouping pins: groups change in steps, not continuously. */
const zoomStep = 0.5

export interface MapView {
  /** Exact zoom level. */
  zoom: number
  /** Zoom level rounded down to a step, for grouping. */
  step: number
  /** Counter that changes whenever the map stops moving. */
  rest: number
  /** Whether the visitor has moved the map since the last call of `settle`. */
  hasMoved: boolean
  settle: () => void
}

/** Returns the view of the map each time it stops moving. */
export function useMapView(map: LandMap | undefined): MapView {
  const [view, setView] = useState({ zoom: 0, rest: 0, hasMoved: false })
  useEffect(() => {
    if (!map) return
    const { gl } = map
    const follow = (event?: object): void => {
      const isByHand =
        event !== undefined && 'originalEvent' in event && event.originalEvent !== undefined
      setView(({ rest, hasMoved }) => ({
        zoom: gl.getZoom(),
        rest: rest + 1,
        hasMoved: hasMoved || isByHand,
      }))
    }
    follow()
    gl.on('moveend', follow)
    return () => void gl.off('moveend', follow)
  }, [map])
  return {
    ...view,
    step: Math.floor(view.zoom / zoomStep) * zoomStep,
    settle: () => setView((before) => ({ ...before, hasMoved: false })),
  }
}
