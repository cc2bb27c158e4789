import { isLocale, type Locale, locales } from '#schema/codes/locales.ts'

const maxHeaderLength = 500

/**
 * Returns our language that the browser prefers (`Accept-Language`, RFC 9110): de-AT is German; `*`
 * and languages without a translation are ignored. Null where none matches or the header is
 * missing, as with crawlers.
 */
export const browserLocale = (header: string | undefined): Locale | null => {
  const asked = (header ?? '')
    .slice(0, maxHeaderLength)
    .split(',')
    .flatMap((part) => {
      const [, tag = '', weight = '1'] =
        /^\s*([a-z]{1,8})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(
          part,
        ) ?? []
      const locale = tag.toLowerCase()
      return isLocale(locale) && Number(weight) > 0 ? [{ locale, weight: Number(weight) }] : []
    })
    .sort((a, b) => b.weight - a.weight)
  return asked[0]?.locale ?? null
}

/**
 * Returns the visitor's language: the earlier choice (the cookie), else the browser's; null where
 * both are unknown.
 */
export const preferredLocale = (
  cookie: string | undefined,
  header: string | undefined,
): Locale | null => locales.find((locale) => locale === cookie) ?? browserLocale(header)
