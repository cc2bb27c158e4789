import { type RefObject, useRef, useState } from 'react'
import { clusterPins, type PinGroup } from './clusterPins.ts'
import type { LandMap } from './createMap.ts'
import { boxAround } from './mapBounds.ts'

/**
 * Returns the group of pins whose tours are shown, and functions to choose and close it. `staysPut`
 * is set when the map shows another area.
 */
export function useChosenPins(map: LandMap | undefined, staysPut: RefObject<boolean>) {
  const [chosen, setChosen] = useState<PinGroup>()
  const opener = useRef<HTMLElement>(null)
  return {
    chosen,
    reset: () => setChosen(undefined),
    /** Closes the tours and returns the focus. */
    close: (): void => {
      setChosen(undefined)
      const { current } = opener
      if (current?.isConnected) current.focus({ preventScroll: true })
      else map?.gl.getCanvas().focus({ preventScroll: true })
    },
    /** Shows the tours of a group, or zooms to it if that splits it. */
    choose: (group: PinGroup, button: HTMLElement): void => {
      const around = boxAround(group.pins)
      const isSplit = map && around && clusterPins(group.pins, map.gl.getMaxZoom()).length > 1
      if (isSplit) {
        staysPut.current = true
        map.show(around)
        return
      }
      opener.current = button
      setChosen(group)
    },
  }
}
