import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'

/** The language in which we can write to somebody: the database knows one more than the site. */
export const supportedLocaleOrDefault = (stored: string): Locale =>
  isLocale(stored) ? stored : defaultLocale
