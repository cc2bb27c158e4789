import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'

/** Returns the address of an article; its slug must be of that language. */
export const articlePath = (locale: Locale, { slug, id }: { slug: string; id: number }): string =>
  pagePath('blog', locale, { slug: slugWithId(slug, id) })
