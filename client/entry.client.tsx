// first, because it fixes the order of the layers
import './ui/foundation.css'

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  matchRoutes,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { selectionTokenName } from '#schema/rules/routes/selectionToken.ts'
import { AppTree } from './app/AppTree.tsx'
import type { PageState } from './app/pageState.ts'
import { createBrowserData } from './data/browserData.ts'
import { createPageStore } from './data/pageStore.ts'
import { intlOf } from './i18n/messages.ts'
import { routesIn } from './routes.tsx'
import { mountPage, type PageHandle } from './routing/pageRoute.tsx'
import { type Site, siteContext } from './routing/site.ts'

/** Delay before background tasks load, in milliseconds: late enough not to slow a landing. */
const watchAfterMs = 5_000

async function hydrate({
  facts,
  results,
  loaderData,
  actionData,
  errors,
}: PageState): Promise<void> {
  const routes = routesIn(facts.locale)
  const store = createPageStore(results)
  const report = (error: unknown): void => console.error(error)
  const matches = matchRoutes(routes, window.location) ?? []

  const data = createBrowserData({
    store,
    load: async (calls) => {
      const { createEngine } = await import('./data/engine.tsx')
      const addressOf = () => router.state.navigation.location ?? router.state.location
      return createEngine(store, calls, { uri: '/graphql', facts, addressOf })
    },
  })
  const site: Site = { ...facts, source: data.source, report }

  // the page's own code must be loaded first, or hydration would start without it
  const pages = matches.flatMap(
    ({ route, params }) =>
      (route.handle as Partial<PageHandle> | undefined)?.pageOf?.(params) ?? [],
  )
  const [intl] = await Promise.all([
    intlOf(facts.locale),
    ...pages.map((page) => mountPage(page, facts.locale, window.location.href)),
  ])

  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData,
      actionData,
      errors:
        errors &&
        Object.fromEntries(
          Object.entries(errors).map(([id, { status, data }]) => [
            id,
            new ErrorResponseImpl(status, '', data),
          ]),
        ),
    },
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(siteContext, site)
      return context
    },
  })
  // a transition hydrates in slices, so the page can respond between them
  startTransition(() => {
    hydrateRoot(
      document,
      <AppTree site={site} data={data} intl={intl}>
        <RouterProvider router={router} />
      </AppTree>,
      { onRecoverableError: report },
    )
  })
  const watch = () =>
    import('./routing/startBackgroundTasks.ts')
      .then(({ startBackgroundTasks }) => startBackgroundTasks(router, facts, report))
      .catch(report)
  // only a token in the address is urgent: remove it before the address is linked or copied
  if (window.location.search.includes(selectionTokenName)) watch()
  else setTimeout(watch, watchAfterMs)
}

/**
 * Adds disabled links for the inlined styles: the chunk loader looks for links, and would fetch the
 * styles again.
 */
function nameStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>(
    'style[data-precedence=app]',
  ))
    for (const href of dataset.href?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.disabled = true
      link.rel = 'stylesheet'
      link.href = href
      document.head.append(link)
    }
}

nameStyles()
// not awaited: the page's chunk shares a chunk with this module, and each would wait for the other
if (window.pageState) hydrate(window.pageState).catch((error: unknown) => console.error(error))
