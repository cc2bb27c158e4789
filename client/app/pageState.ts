import type { StoredResult } from '../data/resultRef.ts'
import type { SiteFacts } from '../routing/site.ts'

/** All that the browser is told inside the page, so that hydration fetches nothing. */
export interface PageState {
  facts: SiteFacts
  results: StoredResult[]
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
  errors: Record<string, { status: number; data: unknown }> | null
  /** Address of the texts of the page, by its component. */
  texts: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    pageState?: PageState
  }
}

/** A script that sets the state; `</script>` and `<!--` cannot occur in it, nor line separators that old engines refuse. */
export const pageStateScript = (state: PageState): string =>
  `window.pageState=${JSON.stringify(state).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}`
