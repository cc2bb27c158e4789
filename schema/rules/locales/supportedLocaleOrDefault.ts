import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'

/** Returns the language for e-mails to a person: the database knows one more than the site. */
export const supportedLocaleOrDefault = (stored: string): Locale =>
  isLocale(stored) ? stored : defaultLocale
