import { useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type Reading, readingKey } from '../data/reading.ts'
import { PageStoreContext } from '../data/useData.ts'
import type { LayoutQuery } from './Layout.generated.ts'

/** Contacts and main landings, or null where they could not be had. */
export function useLayout(): LayoutQuery | null {
  const reading = useRouteLoaderData('root') as Reading<LayoutQuery> | null | undefined
  const store = useContext(PageStoreContext)
  if (!reading || !store) return null
  return (store.read(readingKey(reading)) as LayoutQuery | undefined) ?? null
}
