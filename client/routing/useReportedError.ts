import { useEffect } from 'react'
import { useSite } from './site.ts'

/** Reports the error of an operation hook that the page survives. */
export function useReportedError(error: Error | undefined): void {
  const { report } = useSite()
  useEffect(() => {
    if (error) report(error)
  }, [error, report])
}
