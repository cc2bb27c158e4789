import { useEffect, useState } from 'react'
import type { LandMap } from './createMap.ts'

/** Zoom at which pins are grouped: they part in steps, not all the time. */
const zoomStep = 0.5

export interface MapView {
  /** The exact zoom. */
  zoom: number
  /** For grouping. */
  step: number
  /** Changes with every rest of the map. */
  rest: number
  /** The visitor has moved the map since the last call of `settle`. */
  hasMoved: boolean
  settle: () => void
}

/** Follows where the map has come to rest. */
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
