import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { mapMessages as messages } from '../listingMap.messages.ts'
import type { LandMap } from './createMap.ts'
import type { Box } from './mapBounds.ts'
import type { FoundPins } from './useTourPins.ts'

/** Area shown without results: the country with most trips. */
const home = [30, 42, 140, 68] as const

const canDraw = (): boolean => Boolean(document.createElement('canvas').getContext('webgl2'))

interface Options {
  canvas: RefObject<HTMLDivElement | null>
  /** Undefined until the tours have loaded. */
  found: FoundPins | undefined
  /** Area shown first; null for the country with most trips. */
  box: Box | null
  /** Called with the map when it is drawn, and with undefined when it is removed. */
  onMap(map: LandMap | undefined): void
  /** Called without an error if the browser can't draw maps. */
  onFail(error?: unknown): void
}

/** Draws the map once the tours have loaded, and removes it with the component. */
export function useMapStart({ canvas, found, box, onMap, onFail }: Options): void {
  const { formatMessage } = useIntl()
  const start = useEffectEvent(async (signal: AbortSignal): Promise<LandMap | undefined> => {
    if (!canvas.current) return
    if (!canDraw()) return void onFail()
    const { createMap } = await import('./createMap.ts')
    if (signal.aborted || !canvas.current) return
    const tiles = found?.tiles ?? null
    const made = await createMap({
      container: canvas.current,
      tiles,
      title: formatMessage(messages.map),
      box: box ?? home,
    })
    if (signal.aborted) return void made.remove()
    return made
  })
  const fail = useEffectEvent(onFail)
  const hasFound = found !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there are results to show
  useEffect(() => {
    if (!hasFound) return
    const ended = new AbortController()
    let made: LandMap | undefined
    start(ended.signal).then(
      (ready) => {
        made = ready
        onMap(ready)
      },
      (error: unknown) => ended.signal.aborted || fail(error),
    )
    return () => {
      ended.abort()
      made?.remove()
      onMap(undefined)
    }
  }, [hasFound])
}
