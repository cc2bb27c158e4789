import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/**
 * Returns the address of the blog or one of its categories, by the category's slug in that
 * language.
 */
export const blogPath = (
  locale: Locale,
  { category, page = 1 }: { category?: string | undefined; page?: number },
): string => pagePath('blog', locale, { slug: category }) + (page > 1 ? `?page=${page}` : '')
