import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Returns the address of the stored messages, with an optional recipient and cursor. */
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
