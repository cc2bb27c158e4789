import { readFileSync } from 'node:fs'
import { createIntl, type IntlShape } from 'react-intl'
import { type Locale, localeFacts } from '#schema/codes/locales.ts'

/** Returns the committed texts of a language, as pages show them. A missing text throws. */
export function testIntl(locale: Locale): IntlShape {
  const messages = JSON.parse(readFileSync(`client/i18n/${locale}.json`, 'utf8')) as Record<
    string,
    string
  >
  const { code } = localeFacts[locale]
  return createIntl({
    locale: code,
    defaultLocale: code,
    messages,
    onError: (error) => {
      if (error.code !== 'MISSING_TRANSLATION' || locale !== 'en') throw error // an English text may exist only in the source so far
    },
  })
}
