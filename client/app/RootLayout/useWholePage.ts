import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { firstInteraction } from '../../routing/firstInteraction.ts'

/** Lays out everything from now on, including parts added later. */
const finish = (parts: readonly HTMLElement[]): void => {
  delete document.documentElement.dataset.partial
  for (const part of parts) part.style.contentVisibility = ''
}

/**
 * Lays out the rest of a page after the first interaction. Parts marked `data-later` are skipped
 * until scrolled near (ui/base.css), so a phone's first paint lays out one screen, not ten. From
 * then on, each idle moment lays out one more part, before guessed heights could mislead an anchor
 * or the scroll restoration. Navigation lays out everything immediately.
 */
export function useWholePage(): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another location ends the wait for the first
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
        // not every browser has requestIdleCallback
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
