import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Returns the address of the page. Add the values of its links, such as a query. */
export const examplePath = (locale: Locale): string => pagePath('about', locale)
