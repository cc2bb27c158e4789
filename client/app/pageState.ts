import type { StoredResult } from '../data/resultRef.ts'
import type { SiteFacts } from '../routing/site.ts'

/** State embedded in the page, so that hydration fetches nothing. */
export interface PageState {
  facts: SiteFacts
  results: StoredResult[]
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
  errors: Record<string, { status: number; data: unknown }> | null
  /** Addresses of the page's texts, by page component. */
  texts: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    pageState?: PageState
  }
}

/**
 * Returns a script that sets the state; escapes `</script>`, `<!--` and line separators that old
 * engines reject.
 */
export const pageStateScript = (state: PageState): string =>
  `window.pageState=${JSON.stringify(state).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}`
