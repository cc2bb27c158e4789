import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Address of the list of offers: with what was just made, or older than a cursor. */
export const individualToursPath = (locale: Locale, { made, after }: { made?: string; after?: string | null } = {}): string => {
  const query = new URLSearchParams()
  if (made) query.set('made', made)
  if (after) query.set('after', after)
  const asked = query.toString()
  return pagePath('crmIndividualTours', locale) + (asked && `?${asked}`)
}
