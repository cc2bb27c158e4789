import { matchPage } from './matchPage.ts'
import type { PageName } from './pagePaths.ts'

/** URL parameter with the page to return to after a login. */
export const returnParameter = 'returnTo'

/** A page of this site to return to. */
export interface ReturnPage {
  page: PageName
  /** Path with query. */
  path: string
}

/**
 * Reads the page of this site to return to from an untrusted URL; null for anything else and for
 * login pages.
 */
export const readReturnPage = (asked: string | null): ReturnPage | null => {
  if (!asked || asked.length > 1000 || !/^\/(?![/\\])[^\s\\]*$/.test(asked)) return null
  const at = URL.parse(asked, 'http://site.invalid')
  if (at?.host !== 'site.invalid') return null
  const page = matchPage(at.pathname)?.page
  if (
    !page ||
    page === 'login' ||
    page === 'register' ||
    page === 'recoverPassword' ||
    page === 'resetPassword'
  )
    return null
  return { page, path: at.pathname + at.search }
}

/** Returns the path of `readReturnPage`. */
export const readReturnPath = (asked: string | null): string | null =>
  readReturnPage(asked)?.path ?? null
