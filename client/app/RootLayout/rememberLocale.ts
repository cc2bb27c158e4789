import type { Locale } from '#schema/codes/locales.ts'

const yearInSeconds = 365 * 86_400

/**
 * Stores the language that the visitor chose. For browsers without scripts, the server stores it on
 * the switch itself.
 */
export const rememberLocale = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `locale=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax`
}
