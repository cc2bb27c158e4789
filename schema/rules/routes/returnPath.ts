import { matchPage } from './matchPage.ts'

/** URL parameter with the page to return to after a login. */
export const returnParameter = 'returnTo'

/**
 * Reads the page of this site to return to from an untrusted URL; null for anything else and for
 * login pages.
 */
export const readReturnPath = (asked: string | null): string | null => {
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
  return at.pathname + at.search
}
