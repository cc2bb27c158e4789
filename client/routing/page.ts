import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, Params } from 'react-router'
import type { PageName } from '#schema/rules/routes/pagePaths.ts'

/** What a `X.loader.ts` may export. */
export interface LoaderModule {
  loader?: LoaderFunction
  action?: ActionFunction
}

/** What a loader may say of its page beside its readings. */
export interface PageFacts {
  /** Addresses of the same page in other languages, where they can't be told from the path (translated slugs). */
  alternates?: Partial<Record<string, string>>
  /**
   * What search engines are told, where the path doesn't decide it: that the page is not to be listed, or which address (path
   * with query) is listed for it. Left out, the path without its query is.
   */
  indexing?: 'noindex' | { canonical: string }
}

/** What a page has to have there before it is shown after a navigation: nothing stands in the document then. */
export interface LaterPart {
  /** Loads the code. Rejects when it does not arrive; the next call tries anew. */
  bring(): Promise<unknown>
}

/** A page's component, with the parts of it whose code comes after the first paint. */
export type PageComponent = ComponentType & { later?: readonly LaterPart[] }

export interface Page {
  name: PageName
  /** Pages that share a path say which parameters are theirs; the first that accepts them is taken. */
  accepts?: (params: Params) => boolean
  loadComponent: () => Promise<PageComponent>
  loadLoader?: () => Promise<LoaderModule>
  /** Leaves out the site's header and footer. */
  isBare?: boolean
}

/**
 * Describes a page for the URL table: `X.route.tsx` exports it as `route`. The component and the loader come in chunks of
 * their own, and the first visit needs only the component. The component must live in `X.tsx` beside it: its stylesheet and
 * chunks are found by that name.
 */
export const page = (name: PageName, rest: Omit<Page, 'name'>): Page => ({ name, ...rest })
