import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Returns the address of the reviews of all regions, or of one by its code. */
export const reviewsPath = (
  locale: Locale,
  { region, page = 1 }: { region?: string | undefined; page?: number },
): string => pagePath('reviews', locale, { region }) + (page > 1 ? `?page=${page}` : '')
