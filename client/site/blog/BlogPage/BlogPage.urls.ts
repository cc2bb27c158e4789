import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Address of the blog or of one of its categories, by the category's slug in that language. */
export const blogPath = (
  locale: Locale,
  { category, page = 1 }: { category?: string | undefined; page?: number },
): string => pagePath('blog', locale, { slug: category }) + (page > 1 ? `?page=${page}` : '')
