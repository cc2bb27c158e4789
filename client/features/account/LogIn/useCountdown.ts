import { useEffect, useState } from 'react'

/**
 * Returns the seconds left of `seconds`, counted from the first rendering; change the component's
 * key to restart.
 */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
