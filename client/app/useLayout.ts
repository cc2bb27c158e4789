import { useRouteLoaderData } from 'react-router'
import type { ResultRef } from '../data/resultRef.ts'
import { type LayoutQuery, useLayoutQuery } from './Layout.generated.ts'

/** Returns contacts and main landings, or null if they could not be read. */
export function useLayout(): LayoutQuery | null {
  const loaded = useRouteLoaderData('root') as ResultRef<LayoutQuery> | null | undefined
  return useLayoutQuery(loaded ?? null).data ?? null
}
