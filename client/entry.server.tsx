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
  /** Of the path: `localeOfPath`. */
  locale: Locale
  currency: Currency
  visitor: Visitor | null
  /** Vite's manifest of the browser's build, or `development`. */
  assets: Manifest | 'development'
  /** Text of a stylesheet of that build, by its address. */
  styleOf?: (href: string) => string
  /** Of the content security policy: every script of the page carries it. */
  nonce: string
  hasDevelopmentPages?: boolean
  /** Names the build that the browser's files are of. */
  build?: string
  /** The language that the visitor would rather read than the page's. */
  suggestedLocale?: Locale
  /** Tours that are kept for later. */
  favorites?: number[]
  countryId?: number
  /** Told of what went wrong while the visitor saw a page or an error page. */
  report: (error: unknown) => void
}

export interface RenderedPage {
  status: number
  headers: Headers
  /** Null for a redirect. */
  body: string | null
}

// made of code alone: the same for all requests
const handlers = new Map(locales.map((locale) => [locale, createStaticHandler(routesIn(locale))]))

interface PreparedPage {
  context: StaticHandlerContext
  /** The whole document and the state it carries, for a context that may hold an error of rendering. */
  document(shown: StaticHandlerContext): {
    tree: ReactElement
    state: string
    files: readonly string[]
  }
}

/** Runs the loaders, or the action of a form. Everything that belongs to the request is made here and passed down. */
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

/** Where the browser finds the texts of the pages that it shows first. */
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

/** The state, then what starts the page, at the end of the body. */
const scriptsOf = (state: string, files: readonly string[], nonce: string): string =>
  `<script nonce="${nonce}">${state}</script><script nonce="${nonce}">${startScript(files)}</script>`

/**
 * Answers a page's request with the whole document: loaders have brought everything before the rendering begins, so there is
 * nothing to stream, and writing it in small pieces costs a quarter more. Rejects only when not even the error page can be rendered.
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
    // a component broke: its page is replaced by the error page, as it would be in the browser
    return {
      status: 500,
      headers,
      body: bodyOf({ ...context, statusCode: 500, errors: { pages: error } }),
    }
  }
}

/** Whether the URL table has a page for a path, in the path's language. */
export function hasPage(path: string): boolean {
  const { route, params } = matchRoutes(routesIn(localeOfPath(path)), path)?.at(-1) ?? {}
  return (
    params !== undefined &&
    (route?.handle as Partial<PageHandle> | undefined)?.pageOf?.(params) !== undefined
  )
}

/** The control of the page benchmark: the same tree with its data in hand, rendered by nothing but renderToString. */
export async function prepareControl(
  request: Request,
  options: RenderOptions,
): Promise<() => string> {
  const page = await preparePage(request, options)
  if (page instanceof Response) throw new Error(`${request.url} redirects`)
  return () => renderToString(page.document(page.context).tree)
}

/** Errors as the browser may know them: status and code, never the message of something unexpected. */
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
