import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { firstInteraction } from '../../routing/firstInteraction.ts'

/** Everything is laid out from now on, parts that come later too. */
const finish = (parts: readonly HTMLElement[]): void => {
  delete document.documentElement.dataset.partial
  for (const part of parts) part.style.contentVisibility = ''
}

/**
 * A page comes from the server as a part: what is marked `data-later` waits until one scrolls near (ui/base.css), so that the first
 * paint of a phone lays out one screen and not ten. Once somebody uses the page, each moment of leisure takes one part more, and it is
 * whole before heights that were guessed could mislead an anchor or the way back. Going elsewhere makes it whole at once.
 */
export function useWholePage(): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place ends the wait of the first
  useEffect(() => {
    if (document.documentElement.dataset.partial === undefined) return
    const parts = [...document.querySelectorAll<HTMLElement>('[data-later]')]
    const waiting = parts.values()
    let isOver = false
    const step = (): void => {
      if (isOver) return
      const { value: part } = waiting.next()
      if (part) {
        part.style.contentVisibility = 'visible'
        // not every browser tells when it is idle
        ;(window.requestIdleCallback ?? setTimeout)(step)
      } else finish(parts)
    }
    firstInteraction().then(step)
    return () => {
      isOver = true
      finish(parts)
    }
  }, [key])
}
