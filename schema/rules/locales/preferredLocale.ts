import { isLocale, type Locale, locales } from '#schema/codes/locales.ts'

const longestHeader = 500

/**
 * Which of our languages a browser asks for first (`Accept-Language`, RFC 9110): de-AT is German, `*` and languages we don't
 * speak are passed over. Null where it asks for none of them or says nothing, as crawlers do.
 */
export const browserLocale = (header: string | undefined): Locale | null => {
  const asked = (header ?? '')
    .slice(0, longestHeader)
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

/** The visitor's language: what was chosen before (the cookie), else the browser's; null where neither says. */
export const preferredLocale = (
  cookie: string | undefined,
  header: string | undefined,
): Locale | null => locales.find((locale) => locale === cookie) ?? browserLocale(header)
