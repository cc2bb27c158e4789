import type { Locale } from '#schema/codes/locales.ts'

const yearInSeconds = 365 * 86_400

/** Keeps the language that the visitor has chosen. The server does the same when it sees the switch, for browsers without scripts. */
export const rememberLocale = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `locale=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax`
}
