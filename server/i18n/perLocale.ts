import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl/server'
import { defaultLocale, type Locale, localeFacts, locales } from '#schema/codes/locales.ts'
import type { Message } from './defineMessages.ts'

/**
 * Returns a text in one language. `values` may hold more than its placeholders, such as all data of
 * an e-mail.
 * @throws Error for a missing text or a placeholder without a value
 */
export type FormatText = (message: Message, values?: object) => string

/** Reads the texts of a language from a file in this folder; English texts are in the code. */
const readTexts = (locale: Locale): Record<string, string> =>
  locale === defaultLocale
    ? {}
    : JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), 'utf8'))

/**
 * Returns the texts, numbers and nulls unchanged, booleans as the words true and false for selects,
 * and nothing else.
 */
const plainValues = (values: object): Record<string, string | number | null> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || value === null
        ? [[name, value]]
        : typeof value === 'boolean'
          ? [[name, String(value)]]
          : [],
    ),
  )

const createFormat = (locale: Locale): FormatText => {
  const intl = createIntl({
    locale: localeFacts[locale].code,
    defaultLocale: localeFacts[defaultLocale].code,
    messages: readTexts(locale),
    onError: (error) => {
      // English has no file
      if (error.code !== 'MISSING_TRANSLATION' || locale !== defaultLocale) throw error
    },
  })
  return (message, values = {}) => intl.formatMessage(message, plainValues(values))
}

const formats = new Map(locales.map((locale) => [locale, createFormat(locale)]))

/** Creates texts in every language, such as those of an e-mail or the headings of a document. */
export const perLocale = <Texts>(
  make: (t: FormatText, locale: Locale) => Texts,
): Record<Locale, Texts> =>
  Object.fromEntries(Array.from(formats, ([locale, t]) => [locale, make(t, locale)])) as Record<
    Locale,
    Texts
  >
