import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** The kept messages, of one recipient or of all, behind a cursor. */
export const outboxPath = (
  locale: Locale,
  { to, after }: { to?: string | null; after?: string | null } = {},
): string => {
  const query = new URLSearchParams()
  if (to) query.set('to', to)
  if (after) query.set('after', after)
  const asked = query.toString()
  return pagePath('outbox', locale) + (asked && `?${asked}`)
}
