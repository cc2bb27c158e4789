/** Milliseconds per step. */
const duration = 300

const easeOut = (share: number): number => 1 - (1 - share) ** 3

/**
 * Scrolls sideways to `left` (pixels) in 300 ms, or immediately with reduced motion. Returns a
 * function that stops it.
 */
export function glide(scroller: HTMLElement, left: number): () => void {
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollLeft = left
    return () => {}
  }
  const from = scroller.scrollLeft
  const began = performance.now()
  let frame = 0
  // snapping would pull each frame back to the start
  scroller.style.scrollSnapType = 'none'
  const finish = () => {
    cancelAnimationFrame(frame)
    scroller.style.scrollSnapType = ''
  }
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - began) / duration))
    scroller.scrollLeft = from + (left - from) * easeOut(share)
    if (share < 1) frame = requestAnimationFrame(step)
    else finish()
  }
  frame = requestAnimationFrame(step)
  return finish
}
