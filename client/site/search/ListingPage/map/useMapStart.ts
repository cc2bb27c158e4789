import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { mapMessages as messages } from '../listingMap.messages.ts'
import type { LandMap } from './createMap.ts'
import type { Box } from './mapBounds.ts'
import type { FoundPins } from './useTourPins.ts'

/** Where nothing is found yet: the country of most trips. */
const home = [30, 42, 140, 68] as const

const canDraw = (): boolean => Boolean(document.createElement('canvas').getContext('webgl2'))

interface Options {
  canvas: RefObject<HTMLDivElement | null>
  /** Undefined until tours are found. */
  found: FoundPins | undefined
  /** What the map shows first; null: the country of most trips. */
  box: Box | null
  /** Gets the map when it is drawn, and undefined when it is removed. */
  onMap(map: LandMap | undefined): void
  /** Gets no error where the browser can't draw maps. */
  onFail(error?: unknown): void
}

/** Draws the map once tours are found, and removes it with the component. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is something to show
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
