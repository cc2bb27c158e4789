import { useLocation, useMatches } from 'react-router'
import { defaultLocale, localeFacts, locales } from '#schema/codes/locales.ts'
import { isIndexablePage } from '#schema/rules/routes/indexing.ts'
import { translatePath } from '#schema/rules/routes/matchPage.ts'
import { type PageName, pagePaths } from '#schema/rules/routes/pagePaths.ts'
import type { PageFacts } from '../../routing/page.ts'
import { useSite } from '../../routing/site.ts'
import { usePathInLocales } from './usePathInLocales.ts'

const openGraphLocale = { en: 'en_US', de: 'de_DE' } as const

const isSameQuery = (one: string, other = ''): boolean =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString()

/**
 * Describes an address to search engines and social networks (docs/search-engines.md): either its
 * canonical address and the page's other languages, or noindex; never both. Rendered with every
 * page, but not with error pages.
 */
export function PageHead() {
  const { origin, locale } = useSite()
  const { pathname, search } = useLocation()
  const paths = usePathInLocales()
  const leaf = useMatches().at(-1)
  const facts = leaf?.loaderData as PageFacts | null | undefined
  const isListed =
    leaf !== undefined && leaf.id in pagePaths && isIndexablePage(leaf.id as PageName)
  if (!isListed || facts?.indexing === 'noindex')
    return <meta name="robots" content="noindex, follow" />

  const own = translatePath(pathname, locale) ?? pathname
  const canonical = facts?.indexing?.canonical ?? own
  const [path, query] = canonical.split('?')
  // only the canonical address lists the other languages, not addresses that point to it
  const isCanonical = path === own && isSameQuery(search, query)
  const isTranslated = isCanonical && locales.every((other) => paths[other])
  const addressIn = (other: (typeof locales)[number]) =>
    `${origin}${other === locale ? own : paths[other]}${query ? `?${query}` : ''}`
  return (
    <>
      <link rel="canonical" href={origin + canonical} />
      {isTranslated &&
        locales.map((other) => (
          <link
            key={other}
            rel="alternate"
            hrefLang={localeFacts[other].iso}
            href={addressIn(other)}
          />
        ))}
      {isTranslated && (
        <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLocale)} />
      )}
      <meta property="og:site_name" content="Versta" />
      <meta property="og:url" content={origin + canonical} />
      <meta property="og:locale" content={openGraphLocale[locale]} />
      {isTranslated &&
        locales.map(
          (other) =>
            other !== locale && (
              <meta key={other} property="og:locale:alternate" content={openGraphLocale[other]} />
            ),
        )}
    </>
  )
}
