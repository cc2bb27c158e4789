import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
  useParams,
} from 'react-router'
import type { Locale } from '#schema/codes/locales.ts'
import { type PageName, pagePaths } from '#schema/rules/routes/pagePaths.ts'
import { asPageFailure, pageFailure } from '../data/failures.ts'
import { canReloadPage } from './latestBuild.ts'
import type { Page, PageComponent } from './page.ts'

/**
 * A page in the URL table: with its source file (on the server only) and, once loaded, its
 * component.
 */
export interface MountedPage extends Page {
  /** Path of the component's module in the repository: its key in the manifest. */
  module?: string
  /** Loads the page's texts in a language, where they aren't loaded from the start. */
  loadTexts?: (locale: Locale) => Promise<void>
  Component?: PageComponent
}

/** The route's `handle`: the page for an address, and its component's code. */
export interface PageHandle {
  pageOf: (params: Params) => MountedPage | undefined
}

/**
 * Loads a chunk. In the browser it may be missing: without a connection, or after a new release.
 * With a connection, it then loads `address` as a new document, once; omit it where that would lose
 * input.
 */
const chunk = async <Code,>(
  load: (() => Promise<Code>) | undefined,
  address?: string,
): Promise<Code | undefined> => {
  try {
    return await load?.()
  } catch (error) {
    if (typeof window === 'undefined') throw error
    if (address !== undefined && (await canReloadPage(address))) {
      window.location.assign(address)
      await new Promise(() => {}) // this document is being replaced
    }
    throw pageFailure('CHUNK')
  }
}

/**
 * Loads the page's code and texts for hydration; parts that load later are already in the document.
 */
export async function mountPage(page: MountedPage, locale: Locale, address: string): Promise<void> {
  if (page.Component) return
  const loaded = await chunk(
    () => Promise.all([page.loadComponent(), page.loadTexts?.(locale)]),
    address,
  )
  page.Component = loaded?.[0]
}

/** Loads all of the page's code, to render it immediately. */
async function mountWhole(page: MountedPage, locale: Locale, address: string): Promise<void> {
  await mountPage(page, locale, address)
  const parts = page.Component?.later ?? []
  await chunk(() => Promise.all(parts.map((part) => part.bring())), address)
}

const guarded = async <Result,>(run: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    throw asPageFailure(error)
  }
}

/**
 * Creates one route for all pages of a path. The component's chunk loads while the loader runs, and
 * the page is shown when both are ready. A loader's GraphQL error becomes the page's status.
 */
export function pageRoute(
  name: PageName,
  locale: Locale,
  pages: readonly MountedPage[],
): RouteObject {
  const pageOf = (params: Params): MountedPage | undefined =>
    pages.find((page) => page.accepts?.(params) ?? true)

  const demand = (params: Params): MountedPage => {
    const page = pageOf(params)
    if (!page) throw pageFailure('NOT_FOUND')
    return page
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per route, before rendering
  function PageSlot() {
    const { Component } = demand(useParams())
    return Component ? <Component /> : null
  }

  const path = pagePaths[name][locale]
  return {
    id: name,
    ...(path === '' ? { index: true as const } : { path }),
    handle: { pageOf } satisfies PageHandle,
    Component: PageSlot,
    loader: (args: LoaderFunctionArgs) =>
      guarded(async () => {
        const page = demand(args.params)
        const mounted = mountWhole(page, locale, args.request.url)
        mounted.catch(() => {}) // reported below; the loader's own failure takes precedence
        const module = await chunk(page.loadLoader, args.request.url)
        const loaded = await module?.loader?.(args)
        await mounted
        return loaded ?? null
      }),
    action: (args: ActionFunctionArgs) =>
      guarded(async () => {
        const module = await chunk(demand(args.params).loadLoader)
        if (!module?.action) throw data(null, { status: 405, headers: { allow: 'GET, HEAD' } })
        return (await module.action(args)) ?? null
      }),
  }
}
