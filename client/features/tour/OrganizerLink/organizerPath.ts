import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'

/** Returns the address of an organizer's page. */
export const organizerPath = (locale: Locale, { slug, id }: { slug: string; id: number }): string =>
  pagePath('organizer', locale, { slug: slugWithId(slug, id) })
