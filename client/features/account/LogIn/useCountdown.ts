import { useEffect, useState } from 'react'

/** Seconds that are left of `seconds`, from the first rendering on; give the component a key to begin anew. */
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
