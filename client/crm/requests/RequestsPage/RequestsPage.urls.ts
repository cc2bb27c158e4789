import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Address of the list of requests, of a status, older than a cursor. */
export const requestsPath = (locale: Locale, { status, after }: { status?: string | null; after?: string | null } = {}): string => {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (after) query.set('after', after)
  const asked = query.toString()
  return pagePath('crmRequests', locale) + (asked && `?${asked}`)
}
