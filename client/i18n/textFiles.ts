import type { Locale } from '#schema/codes/locales.ts'

/** Key of header, footer and error page, whose texts every page requires. */
export const everyPage = 'client/site.tsx'

/**
 * Returns the module of a page's texts in a language, as in the manifest; `page` is the component's
 * file in the repository.
 */
export const textFile = (page: string, locale: Locale): string =>
  page.replace(/^client\/(.*)\.tsx$/, `client/i18n/compiled/$1.${locale}.js`)
