import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react'
import type { LaterPart } from './page.ts'
import { firstInteraction } from './firstInteraction.ts'

/** Milliseconds before the first retry of a missing chunk; doubled each time. */
const firstPause = 2000

/**
 * Defers hydration of a part of a page below the first screen. The server renders it fully, with
 * working links and forms. Its code loads at the visitor's first interaction: a scroll, a press, a
 * key. Add it to `later` of the page's component, and define it in `X.later.tsx` beside `X.tsx`,
 * where the server looks for its styles.
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

  /** Loads the code, retrying until it arrives; the server's markup stays meanwhile. */
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

  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the page's module loads
  function Later(props: Props) {
    // chosen once: another component type would discard the markup
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Waiting)
    const [first] = useState(props)
    // React discards markup whose properties change before it is hydrated
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
