import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Address of the login that comes back to a page of ours. */
export const loginPath = (locale: Locale, returnTo?: string): string => {
  const path = pagePath('crmLogin', locale)
  return returnTo === undefined ? path : `${path}?${new URLSearchParams({ returnTo })}`
}

/** Where to go after the login: a CRM page of this site, whatever the address says. */
export const returnPath = (locale: Locale, asked: string | null): string => {
  const home = pagePath('crmRequests', locale)
  if (!asked?.startsWith(home)) return home
  const at = new URL(asked, 'http://site.invalid')
  return at.host === 'site.invalid' && at.pathname === home ? at.pathname + at.search : home
}
