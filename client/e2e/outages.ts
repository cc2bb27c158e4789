/** Simulates a lost connection for single operations. */
import type { Page } from '@playwright/test'

/** Leaves an operation of the API without a response from now on. @returns restores it */
export const silence = async (page: Page, operation: string): Promise<() => Promise<void>> => {
  const isMeant = (url: URL): boolean => url.pathname === '/graphql'
  await page.route(isMeant, (route) =>
    route.request().postData()?.includes(operation) ? route.abort() : route.fallback(),
  )
  return () => page.unroute(isMeant)
}
