import { useEffect } from 'react'
import { useSite } from './site.ts'

/** Reports an operation hook's error that doesn't break the page. */
export function useReportedError(error: Error | undefined): void {
  const { report } = useSite()
  useEffect(() => {
    if (error) report(error)
  }, [error, report])
}
