import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { listAddress } from '../../kit/listAddress.ts'

/**
 * Returns the address of the list of offers: with the offer that was just made, or with offers
 * older than a cursor.
 */
export const individualToursPath = (
  locale: Locale,
  { made, after }: { made?: string; after?: string | null } = {},
): string => listAddress(pagePath('crmIndividualTours', locale), { made, after })
