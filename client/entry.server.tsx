// first, because it fixes the order of the layers
import './ui/foundation.css'

import { PassThrough, type Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Currency } from '#schema/codes/currencies.ts'
import { type Locale, locales } from '#schema/codes/locales.ts'
import { AppTree } from './app/AppTree.tsx'
import { developmentAssets, type Manifest, pageAssets } from './app/assets.ts'
import { pageStateScript } from './app/pageState.ts'
import { createPageStore } from './data/pageStore.ts'
import { createServerSource, type Execute } from './data/serverSource.ts'
import { intlOf, messagesModule } from './i18n/messages.ts'
import { routesIn } from './routes.tsx'
import type { PageHandle } from './routing/pageRoute.tsx'
import { type Site, siteContext, type Visitor } from './routing/site.ts'
import { preloadedFonts } from './ui/fonts.ts'

export interface RenderOptions {
  execute: Execute
  /** Of the path: `localeOfPath`. */
  locale: Locale
  currency: Currency
  visitor: Visitor | null
  /** Vite's manifest of the browser's build, or `development`. */
  assets: Manifest | 'development'
  /** Of the content security policy: every script of the page carries it. */
  nonce: string
  /** Told of what went wrong while the visitor saw a page or an error page. */
  report: (error: unknown) => void
}

export interface RenderedPage {
  status: number
  headers: Headers
  /** Null for a redirect. */
  stream: Readable | null
}

// made of code alone: the same for all requests
const handlers = new Map(locales.map((locale) => [locale, createStaticHandler(routesIn(locale))]))

/**
 * Answers a page's request: runs the loaders (or the action of a form), then streams the whole document. Everything that
 * belongs to the request is made here and passed down. Rejects only when not even the error page can be rendered.
 */
export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const { locale, currency, visitor, report } = options
  const handler = handlers.get(locale)
  if (!handler) throw new RangeError(`No routes for ${locale}`)
  const store = createPageStore()
  const { source, results } = createServerSource(options.execute, store)
  const facts = { locale, currency, visitor, origin: new URL(request.url).origin }
  const site: Site = { ...facts, source, report }
  const requestContext = new RouterContextProvider()
  requestContext.set(siteContext, site)

  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) return { status: context.status, headers: context.headers, stream: null }
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) report(error)

  const modules = context.matches.map(
    (match) => (match.route.handle as Partial<PageHandle> | undefined)?.pageOf?.(match.params)?.module ?? '',
  )
  const assets = options.assets === 'development' ? developmentAssets : pageAssets(options.assets, [messagesModule(locale), ...modules])
  const intl = await intlOf(locale)

  const stream = (shown: StaticHandlerContext): Promise<Readable> =>
    new Promise((resolve, reject) => {
      const router = createStaticRouter(handler.dataRoutes, shown)
      const state = pageStateScript({
        facts,
        results,
        loaderData: shown.loaderData,
        actionData: shown.actionData,
        errors: plainErrors(shown),
      })
      const { pipe, abort } = renderToPipeableStream(
        <AppTree site={site} store={store} intl={intl} assets={assets} fonts={preloadedFonts} nonce={options.nonce}>
          <StaticRouterProvider router={router} context={shown} nonce={options.nonce} hydrate={false} />
        </AppTree>,
        {
          nonce: options.nonce,
          bootstrapScriptContent: state,
          bootstrapModules: [assets.entry],
          onShellReady: () => resolve(pipe(new PassThrough())),
          onShellError: reject,
          onError: (error) => {
            if (!request.signal.aborted) report(error)
          },
        },
      )
      request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true })
    })

  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  for (const extra of [...Object.values(context.loaderHeaders), ...Object.values(context.actionHeaders)])
    for (const [name, value] of extra) headers.append(name, value)
  try {
    return { status: context.statusCode, headers, stream: await stream(context) }
  } catch (error) {
    // a component broke: its page is replaced by the error page, as it would be in the browser
    const boundary = context.matches.some(({ route }) => route.id === 'pages') ? 'pages' : 'root'
    return { status: 500, headers, stream: await stream({ ...context, statusCode: 500, errors: { [boundary]: error } }) }
  }
}

/** Errors as the browser may know them: status and code, never the message of something unexpected. */
const plainErrors = ({ errors }: StaticHandlerContext) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? { status: error.status, data: error.data } : { status: 500, data: null },
    ]),
  )
