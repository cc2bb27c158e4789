import { useEffect, useEffectEvent } from 'react'

/** Calls `onEdge` when Home or End is pressed; a film keeps them, to seek. */
export const useEdgeKeys = (onEdge: (edge: 'first' | 'last') => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLVideoElement) return
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    onEdge(event.key === 'Home' ? 'first' : 'last')
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
