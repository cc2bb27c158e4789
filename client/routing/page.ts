import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, Params } from 'react-router'
import type { PageName } from '#schema/rules/routes/pagePaths.ts'

/** Possible exports of a `X.loader.ts`. */
export interface LoaderModule {
  loader?: LoaderFunction
  action?: ActionFunction
}

/** Facts about its page that a loader may return beside its results. */
export interface PageFacts {
  /**
   * Addresses of the same page in other languages, where the path doesn't determine them
   * (translated slugs).
   */
  alternates?: Partial<Record<string, string>>
  /**
   * Indexing by search engines, where the path doesn't decide it: either noindex, or the canonical
   * address (path with query). By default, the path without its query is canonical.
   */
  indexing?: 'noindex' | { canonical: string }
}

/**
 * A part that must be loaded before a page is shown after a navigation, since no server markup
 * exists then.
 */
export interface LaterPart {
  /** Loads the code. Rejects when it does not arrive; the next call retries. */
  bring(): Promise<unknown>
}

/** A page's component, with its parts whose code loads after the first paint. */
export type PageComponent = ComponentType & { later?: readonly LaterPart[] }

export interface Page {
  name: PageName
  /**
   * Returns whether the parameters belong to this page, for pages that share a path; the first that
   * accepts them is used.
   */
  accepts?: (params: Params) => boolean
  loadComponent: () => Promise<PageComponent>
  loadLoader?: () => Promise<LoaderModule>
  /** Leaves out the site's header and footer. */
  isBare?: boolean
}

/**
 * Describes a page for the URL table: `X.route.tsx` exports it as `route`. Component and loader are
 * separate chunks; the first visit loads only the component. The component must be in `X.tsx`
 * beside it, because its stylesheet and chunks are found by that name.
 */
export const page = (name: PageName, rest: Omit<Page, 'name'>): Page => ({ name, ...rest })
