import { act, render } from '@testing-library/react'
import { RawIntlProvider } from 'react-intl'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { type Locale, localeFacts } from '#schema/codes/locales.ts'
import { localeOfPath } from '#schema/rules/routes/matchPage.ts'
import { ErrorPage } from '../app/ErrorPage/ErrorPage.tsx'
import type { Page } from '../routing/page.ts'
import { pageRoute } from '../routing/pageRoute.tsx'
import { type Site, SiteContext, type SiteFacts, siteContext } from '../routing/site.ts'
import { type Call, type Operations, serveOperations } from './api.ts'
import { testIntl } from './intl.ts'
import { createTestData } from './testData.tsx'

export interface RenderRouteOptions extends Partial<Omit<SiteFacts, 'locale'>> {
  /** Path and query, with the language's prefix. */
  at: string
  /** The API's responses by operation name. */
  operations?: Operations
}

export interface RenderedRoute {
  router: ReturnType<typeof createMemoryRouter>
  /** Calls to the API so far. */
  calls: readonly Call[]
}

/**
 * Renders a page at an address as the browser does after a navigation: its loader calls the given
 * API, and its failure shows the error page. Leaves out header and footer; any other address shows
 * `elsewhere`.
 */
export async function renderRoute(
  route: Page,
  {
    at,
    operations = {},
    currency = 'USD',
    visitor = null,
    origin = 'http://localhost',
    hasDevelopmentPages,
  }: RenderRouteOptions,
): Promise<RenderedRoute> {
  const locale: Locale = localeOfPath(at)
  const calls = serveOperations(operations)
  const { data, DataProvider } = createTestData({
    facts: { locale, currency, visitor },
    addressOf: () => router.state.navigation.location ?? router.state.location,
  })
  const site: Site = {
    locale,
    currency,
    visitor,
    origin,
    hasDevelopmentPages,
    source: data.source,
    report: (error) => {
      throw error
    },
  }
  const router = createMemoryRouter(
    [
      {
        path: localeFacts[locale].pathPrefix || '/',
        ErrorBoundary: ErrorPage,
        HydrateFallback: () => null,
        children: [
          {
            id: 'pages',
            ErrorBoundary: ErrorPage,
            children: [
              pageRoute(route.name, locale, [{ ...route }]),
              { path: '*', element: 'elsewhere' },
            ],
          },
        ],
      },
    ],
    {
      initialEntries: [at],
      getContext: () => {
        const context = new RouterContextProvider()
        context.set(siteContext, site)
        return context
      },
    },
  )
  await act(async () => {
    render(
      <SiteContext value={site}>
        <DataProvider>
          <RawIntlProvider value={testIntl(locale)}>
            <RouterProvider router={router} />
          </RawIntlProvider>
        </DataProvider>
      </SiteContext>,
    )
  })
  if (!router.state.initialized || router.state.navigation.state !== 'idle')
    await act(
      () =>
        new Promise<void>((resolve) => {
          const stop = router.subscribe(({ initialized, navigation }) => {
            if (!initialized || navigation.state !== 'idle') return
            stop()
            resolve()
          })
        }),
    )
  return { router, calls }
}
