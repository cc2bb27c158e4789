import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { listAddress } from '../../kit/listAddress.ts'

/** Returns the address of the list of requests, with an optional status and cursor. */
export const requestsPath = (
  locale: Locale,
  filter: { status?: string | null; after?: string | null } = {},
): string =>
  listAddress(pagePath('crmRequests', locale), { status: filter.status, after: filter.after })
