import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import type { LaterPart } from './page.ts'
import { firstInteraction } from './firstInteraction.ts'

/** Milliseconds until a chunk that did not arrive is asked for again; doubled each time. */
const firstPause = 2000

/**
 * A part of a page below the first screen. The server renders it whole, and its links and forms work as they stand; its code
 * is loaded, and the markup hydrated, at the visitor's first sign of life: a scroll, a press, a key. Name it in `later` of the
 * page's component, and keep it in `X.later.tsx` beside `X.tsx`, by which the server finds its styles.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & LaterPart {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const bring = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (component) => {
        loaded = component
        return component
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  /** What the document shows stays until the code is there, however often that fails. */
  const persist = async (pause: number): Promise<ComponentType<Props>> => {
    try {
      return await bring()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
      return persist(pause * 2)
    }
  }

  const Waiting = lazy(async () => {
    if (!loaded) await firstInteraction()
    return { default: await persist(firstPause) }
  })

  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the page's module is read
  function Later(props: Props) {
    // settled once: another type of component would throw away what is shown
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Waiting)
    const [first] = useState(props)
    // React gives up markup whose properties change before it is hydrated
    const shown = loaded ? props : first
    return useMemo(
      () => (
        <Suspense>
          <Content {...shown} />
        </Suspense>
      ),
      [Content, shown],
    )
  }
  return Object.assign(Later, { bring })
}
