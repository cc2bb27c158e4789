import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Returns the address of the login, which returns to one of our pages. */
export const loginPath = (locale: Locale, returnTo?: string): string => {
  const path = pagePath('crmLogin', locale)
  return returnTo === undefined ? path : `${path}?${new URLSearchParams({ returnTo })}`
}

/**
 * Returns the address to open after the login: the requested page if it is a CRM page of this site,
 * else the person's start page.
 */
export const returnPath = (locale: Locale, asked: string | null, isStaff = false): string => {
  const organizers = pagePath('crmRequests', locale)
  const staff = (['staffRequests', 'staffMoney', 'staffHelp', 'staffJobs'] as const).map((page) =>
    pagePath(page, locale),
  )
  const home = (isStaff && staff[0]) || organizers
  // staff who may view commissions read statements without an organizer of their own
  const both = [organizers, pagePath('crmStatement', locale)]
  const known = isStaff ? [...staff, ...both] : both
  if (!asked?.startsWith('/') || !URL.canParse(asked, 'http://site.invalid')) return home
  const at = new URL(asked, 'http://site.invalid')
  return at.host === 'site.invalid' && known.includes(at.pathname) ? at.pathname + at.search : home
}
