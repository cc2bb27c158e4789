import { type PointerEvent, useRef } from 'react'

/** Minimum distance of a swipe, in pixels. */
const far = 100

/**
 * Returns pointer handlers that detect a swipe by one finger: 1 for the next, -1 for the previous.
 * Ignores a pinch by two.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  const fingers = useRef(new Set<number>())
  const end = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    const began = start.current
    if (!began || began.id !== event.pointerId) return null
    start.current = null
    return { x: event.clientX - began.x, y: event.clientY - began.y }
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      fingers.current.add(event.pointerId)
      start.current =
        fingers.current.size === 1
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : null
    },
    onPointerUp: (event: PointerEvent) => {
      const way = end(event)
      if (way && Math.abs(way.x) > far && Math.abs(way.x) > Math.abs(way.y))
        onSwipe(way.x < 0 ? 1 : -1)
    },
    onPointerCancel: (event: PointerEvent) => void end(event),
  }
}
