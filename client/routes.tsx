import { type RouteObject, redirectDocument } from 'react-router'
import { defaultLocale, type Locale, localeFacts, locales } from '#schema/codes/locales.ts'
import type { PageName } from '#schema/rules/routes/pagePaths.ts'
import { BareErrorPage } from './app/ErrorPage/BareErrorPage.tsx'
import { ErrorPage } from './app/ErrorPage/ErrorPage.tsx'
import { loadLayout } from './app/loadLayout.ts'
import { PageFrame } from './app/RootLayout/PageFrame.tsx'
import { RootLayout } from './app/RootLayout/RootLayout.tsx'
import type { RootHandle } from './app/RootLayout/usePageLinks.ts'
import { pageFailure } from './data/failures.ts'
import { loadPageTexts } from './i18n/messages.ts'
import type { Page } from './routing/page.ts'
import { type MountedPage, pageRoute } from './routing/pageRoute.tsx'

const files = import.meta.glob<{ route: Page }>('./{site,crm}/**/*.route.{ts,tsx}', { eager: true })

// the server finds the page's chunks in the manifest by this file name, and the browser its texts
const mounted: readonly MountedPage[] = Object.entries(files).map(([file, { route }]) => {
  const module = file.replace('./', 'client/').replace(/\.route\.tsx?$/, '.tsx')
  return { ...route, module, loadTexts: (locale) => loadPageTexts(locale, module) }
})

/**
 * Returns the whole URL table in one language. Addresses in other languages load a new document,
 * since everything in it changes.
 */
export function routesIn(locale: Locale): RouteObject[] {
  const byName = Map.groupBy(mounted, (page) => page.name)
  // match a page that accepts everything last
  const pageRoutes = [...byName].map(([name, pages]: [PageName, MountedPage[]]) =>
    pageRoute(
      name,
      locale,
      pages.toSorted((a, b) => Number(!a.accepts) - Number(!b.accepts)),
    ),
  )
  return [
    {
      id: 'root',
      path: localeFacts[locale].pathPrefix || '/',
      loader: loadLayout,
      shouldRevalidate: () => false,
      handle: { pages: new Set(byName.keys()) } satisfies RootHandle,
      Component: RootLayout,
      ErrorBoundary: BareErrorPage,
      children: [
        {
          id: 'pages',
          Component: PageFrame,
          ErrorBoundary: ErrorPage,
          children: [
            ...pageRoutes,
            {
              id: 'notFound',
              path: '*',
              loader: () => {
                throw pageFailure('NOT_FOUND')
              },
            },
          ],
        },
      ],
    },
    ...locales
      .filter((other) => other !== locale)
      .map((other): RouteObject => {
        const prefix = localeFacts[other].pathPrefix
        return {
          id: other,
          path: other === defaultLocale ? '*' : `${prefix}/*`,
          loader: ({ request }) => redirectDocument(request.url),
        }
      }),
  ]
}
