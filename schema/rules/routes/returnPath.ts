import { matchPage } from './matchPage.ts'

/** What an address carries through a login: where it came from. */
export const returnParameter = 'returnTo'

/**
 * A page of this site that somebody asked to be led to, whatever the address says; null for anything else. Ways of logging in
 * lead nowhere.
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
