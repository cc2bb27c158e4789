import { defaultLocale, localeFacts, locales } from '#schema/codes/locales.ts'
import { localeOfPath, type MatchedPage, matchPage } from './matchPage.ts'
import { pagePath } from './pagePaths.ts'

/** Returns the page of a path, unless it may be any slug. */
const findNamedPage = (pathname: string): MatchedPage | null => {
  const match = matchPage(pathname)
  return match && match.page !== 'slug' ? match : null
}

/**
 * Returns the right path for one that mixes up languages, as people type it: `/visum` and `/de/visa`
 * for `/de/visum`, `/en/about` for `/about`. Null for all other paths.
 */
export const misplacedPath = (pathname: string): string | null => {
  const [, first = '', ...others] = pathname.split('/')
  if (first.toLowerCase() === localeFacts[defaultLocale].iso) {
    const path = `/${others.join('/')}`
    return misplacedPath(path) ?? path
  }
  if (findNamedPage(pathname)) return null
  const locale = localeOfPath(pathname)
  const rest = pathname.slice(localeFacts[locale].pathPrefix.length)
  for (const other of locales) {
    const found = other === locale ? null : findNamedPage(localeFacts[other].pathPrefix + rest)
    if (!found) continue
    // a word without a prefix decides the language, else the prefix does
    const right = locale === defaultLocale ? other : locale
    return pagePath(found.page as 'request', right, found.params as { uuid: string })
  }
  return null
}
