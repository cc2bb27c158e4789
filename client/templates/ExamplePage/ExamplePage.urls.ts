import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** Returns the address of the page. Add what its links say, such as a query. */
export const examplePath = (locale: Locale): string => pagePath('about', locale)
