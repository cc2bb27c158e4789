import { useLocation, useMatches } from 'react-router'
import { type Locale, locales } from '#schema/codes/locales.ts'
import { translatePath } from '#schema/rules/routes/matchPage.ts'
import type { PageFacts } from '../../routing/page.ts'
import { useSite } from '../../routing/site.ts'

/**
 * Returns the page's address in every language: from its loader's `alternates`, else from the path
 * table; missing if in neither.
 */
export function usePathInLocales(): Partial<Record<Locale, string>> {
  const { locale } = useSite()
  const { pathname } = useLocation()
  const facts = useMatches().at(-1)?.loaderData as PageFacts | null | undefined
  const paths: Partial<Record<Locale, string>> = { [locale]: pathname }
  for (const other of locales) {
    const path =
      other === locale ? pathname : (facts?.alternates?.[other] ?? translatePath(pathname, other))
    if (path) paths[other] = path
  }
  return paths
}
