/** Answers that do not come, as if the line were down: by the name of what is asked. */
import type { Page } from '@playwright/test'

/** From now on an operation of the API gets no answer. @returns how it is heard again */
export const silence = async (page: Page, operation: string): Promise<() => Promise<void>> => {
  const isMeant = (url: URL): boolean => url.pathname === '/graphql'
  await page.route(isMeant, (route) =>
    route.request().postData()?.includes(operation) ? route.abort() : route.fallback(),
  )
  return () => page.unroute(isMeant)
}
