// first, because it fixes the order of the layers
import './ui/foundation.css'

import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Currency } from '#schema/codes/currencies.ts'
import { type Locale, locales } from '#schema/codes/locales.ts'
import { localeOfPath } from '#schema/rules/routes/matchPage.ts'
import { AppTree } from './app/AppTree.tsx'
import { developmentAssets, type Manifest, pageAssets } from './app/assets.ts'
import { pageStateScript } from './app/pageState.ts'
import { startScript } from './app/startScript.ts'
import { createServerData } from './data/pageData.ts'
import { createPageStore } from './data/pageStore.ts'
import { createServerSource, type Execute } from './data/serverSource.ts'
import { intlOf } from './i18n/messages.ts'
import { everyPage, textFile } from './i18n/textFiles.ts'
import { routesIn } from './routes.tsx'
import type { PageHandle } from './routing/pageRoute.tsx'
import { type Site, type SiteFacts, siteContext, type Visitor } from './routing/site.ts'
import { preloadedFonts } from './ui/fonts.ts'

export interface RenderOptions {
  execute: Execute
  /** Locale of the path: `localeOfPath`. */
  locale: Locale
  currency: Currency
  visitor: Visitor | null
  /** Vite's manifest of the browser's build, or `development`. */
  assets: Manifest | 'development'
  /** Returns the text of a stylesheet of that build, by its address. */
  styleOf?: (href: string) => string
  /** Nonce of the content security policy, for every script of the page. */
  nonce: string
  hasDevelopmentPages?: boolean
  /** Name of the browser files' build. */
  build?: string
  /** The visitor's preferred language, if not the page's. */
  suggestedLocale?: Locale
  /** Ids of the visitor's favorite tours. */
  favorites?: number[]
  countryId?: number
  /** Called with errors that occurred while the visitor got a page or an error page. */
  report: (error: unknown) => void
}

export interface RenderedPage {
  status: number
  headers: Headers
  /** Null for a redirect. */
  body: string | null
}

// depends on code only: the same for all requests
const handlers = new Map(locales.map((locale) => [locale, createStaticHandler(routesIn(locale))]))

interface PreparedPage {
  context: StaticHandlerContext
  /** Renders the whole document and its state, for a context that may hold a rendering error. */
  document(shown: StaticHandlerContext): {
    tree: ReactElement
    state: string
    files: readonly string[]
  }
}

/**
 * Runs the loaders, or a form's action. Creates everything that belongs to the request and passes
 * it down.
 */
const preparePage = async (
  request: Request,
  options: RenderOptions,
): Promise<Response | PreparedPage> => {
  const { locale, currency, visitor, report } = options
  const handler = handlers.get(locale)
  if (!handler) throw new RangeError(`No routes for ${locale}`)
  const store = createPageStore()
  const { source, results } = createServerSource(options.execute, store)
  const facts: SiteFacts = { locale, currency, visitor, origin: new URL(request.url).origin }
  if (options.hasDevelopmentPages) facts.hasDevelopmentPages = true
  if (options.build) facts.build = options.build
  if (options.suggestedLocale) facts.suggestedLocale = options.suggestedLocale
  if (options.favorites) facts.favorites = options.favorites
  if (options.countryId) facts.countryId = options.countryId
  const site: Site = { ...facts, source, report }
  const requestContext = new RouterContextProvider()
  requestContext.set(siteContext, site)

  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) return context
  for (const error of Object.values(context.errors ?? {}))
    if (!isRouteErrorResponse(error)) report(error)

  const modules = context.matches.map(
    (match) =>
      (match.route.handle as Partial<PageHandle> | undefined)?.pageOf?.(match.params)?.module ?? '',
  )
  const texts =
    options.assets === 'development' ? {} : textAddresses(options.assets, modules, locale)
  const assets =
    options.assets === 'development'
      ? developmentAssets
      : pageAssets(options.assets, [
          ...[everyPage, ...modules].map((module) => textFile(module, locale)),
          ...modules,
        ])
  const intl = await intlOf(locale)
  return {
    context,
    document: (shown) => ({
      files: [assets.entry, ...assets.preloads],
      state: pageStateScript({
        facts,
        results,
        loaderData: shown.loaderData,
        actionData: shown.actionData,
        errors: plainErrors(shown),
        texts,
      }),
      tree: (
        <AppTree
          site={site}
          data={createServerData(store, source)}
          intl={intl}
          assets={assets}
          styleOf={options.styleOf}
          fonts={preloadedFonts}
          nonce={options.nonce}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, shown)}
            context={shown}
            nonce={options.nonce}
            hydrate={false}
          />
        </AppTree>
      ),
    }),
  }
}

/** Returns the addresses of the text files of the pages that the browser shows first. */
const textAddresses = (
  manifest: Manifest,
  modules: readonly string[],
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries(
    modules.flatMap((module) => {
      const file = manifest[textFile(module, locale)]?.file
      return file ? [[module, `/${file}`]] : []
    }),
  )

/** Returns the scripts at the end of the body: the state, then the start script. */
const scriptsOf = (state: string, files: readonly string[], nonce: string): string =>
  `<script nonce="${nonce}">${state}</script><script nonce="${nonce}">${startScript(files)}</script>`

/**
 * Renders a page's request to a whole document. Loaders have finished before rendering begins, so
 * there is nothing to stream, and small writes cost a quarter more. Rejects only if even the error
 * page can't be rendered.
 */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const page = await preparePage(request, options)
  if (page instanceof Response) return { status: page.status, headers: page.headers, body: null }
  const { context } = page

  const bodyOf = (shown: StaticHandlerContext): string => {
    const { tree, state, files } = page.document(shown)
    const html = renderToString(tree)
    const end = html.lastIndexOf('</body>')
    return `<!DOCTYPE html>${html.slice(0, end)}${scriptsOf(state, files, options.nonce)}${html.slice(end)}`
  }

  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  for (const extra of [
    ...Object.values(context.loaderHeaders),
    ...Object.values(context.actionHeaders),
  ])
    for (const [name, value] of extra) headers.append(name, value)
  try {
    return { status: context.statusCode, headers, body: bodyOf(context) }
  } catch (error) {
    options.report(error)
    // a component threw: the error page replaces its page, as in the browser
    return {
      status: 500,
      headers,
      body: bodyOf({ ...context, statusCode: 500, errors: { pages: error } }),
    }
  }
}

/** Returns whether the URL table has a page for a path, in the path's language. */
export function hasPage(path: string): boolean {
  const { route, params } = matchRoutes(routesIn(localeOfPath(path)), path)?.at(-1) ?? {}
  return (
    params !== undefined &&
    (route?.handle as Partial<PageHandle> | undefined)?.pageOf?.(params) !== undefined
  )
}

/**
 * Prepares the control of the page benchmark: renders the same tree, with its data loaded, by
 * renderToString alone.
 */
export async function prepareControl(
  request: Request,
  options: RenderOptions,
): Promise<() => string> {
  const page = await preparePage(request, options)
  if (page instanceof Response) throw new Error(`${request.url} redirects instead of rendering`)
  return () => renderToString(page.document(page.context).tree)
}

/**
 * Returns errors as the browser may see them: status and code, never the message of an unexpected
 * error.
 */
const plainErrors = ({ errors }: StaticHandlerContext) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, data: error.data }
        : { status: 500, data: null },
    ]),
  )
