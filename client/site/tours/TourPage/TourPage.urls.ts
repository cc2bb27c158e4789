import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'

/** Returns the address of a tour; its slug must be the one in that language. */
export const tourPath = (locale: Locale, { slug, id }: { slug: string; id: number }): string =>
  pagePath('slug', locale, { slug: slugWithId(slug, id) })
