import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Returns the address of a month's statement; without an organizer, for the viewer's first one. */
export const statementPath = (
  locale: Locale,
  { month, organizerId }: { month?: string; organizerId?: number } = {},
): string => {
  const query = new URLSearchParams()
  if (month) query.set('month', month)
  if (organizerId !== undefined) query.set('organizer', String(organizerId))
  const asked = query.toString()
  return pagePath('crmStatement', locale) + (asked && `?${asked}`)
}
