import type { Locale } from '#schema/codes/locales.ts'

/** Stands for header, footer and error page, whose texts are needed on every page. */
export const everyPage = 'client/site.tsx'

/** The module of a page's texts in a language, as the manifest names it; `page` is the component's file in the repository. */
export const textFile = (page: string, locale: Locale): string =>
  page.replace(/^client\/(.*)\.tsx$/, `client/i18n/compiled/$1.${locale}.js`)
