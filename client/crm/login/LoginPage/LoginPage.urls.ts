import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readReturnPage } from '#schema/rules/routes/returnPath.ts'

/** Returns the address of the login, which returns to one of our pages. */
export const loginPath = (locale: Locale, returnTo?: string): string => {
  const path = pagePath('crmLogin', locale)
  return returnTo === undefined ? path : `${path}?${new URLSearchParams({ returnTo })}`
}

/**
 * Returns the address to open after the login: the requested page of this site, else the person's
 * start page. Staff pages are for staff only.
 */
export const returnPath = (locale: Locale, asked: string | null, isStaff = false): string => {
  const home = pagePath(isStaff ? 'staffRequests' : 'crmRequests', locale)
  const requested = readReturnPage(asked)
  // the login redirects whoever is logged in: never back to itself
  if (!requested || requested.page === 'crmLogin') return home
  return requested.page.startsWith('staff') && !isStaff ? home : requested.path
}
