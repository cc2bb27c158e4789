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

/** A page as the URL table holds it: with its source file (on the server only) and, once loaded, its component. */
export interface MountedPage extends Page {
  /** Path of the component's module in the repository, the manifest's name of its chunk. */
  module?: string
  /** Brings what the page says in a language, where it isn't there from the start. */
  loadTexts?: (locale: Locale) => Promise<void>
  Component?: PageComponent
}

/** Hangs on the route as its `handle`: which page an address shows, and its component's code. */
export interface PageHandle {
  pageOf: (params: Params) => MountedPage | undefined
}

/**
 * In the browser a chunk may not arrive: no connection, or a new release has replaced it. With a connection, `address` is then
 * taken as a new document, once; left out where that would lose what was typed.
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
      await new Promise(() => {}) // nothing of this document is shown any more
    }
    throw pageFailure('CHUNK')
  }
}

/** Brings the page's code and texts, so that it can be hydrated: what comes later stands in the document already. */
export async function mountPage(page: MountedPage, locale: Locale, address: string): Promise<void> {
  if (page.Component) return
  const loaded = await chunk(
    () => Promise.all([page.loadComponent(), page.loadTexts?.(locale)]),
    address,
  )
  page.Component = loaded?.[0]
}

/** Brings all of the page's code, so that it can be rendered at once. */
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
 * One route for all pages of a path. Code and data come together: the component's chunk is on its way while the loader runs,
 * and the page is shown when both are there. A GraphQL error of a loader becomes the page's status.
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

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each route, before anything renders
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
        mounted.catch(() => {}) // reported below; the loader's own failure comes first
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
