import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl'
import type { Locale } from '#schema/codes/locales.ts'
import { localeFacts } from '#schema/codes/locales.ts'

type Messages = Record<string, MessageFormatElement[]>

// one chunk a language; the server's build has them all
const files: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('./compiled/en.json'),
  de: () => import('./compiled/de.json'),
}

/** The module of a language's texts, as the manifest names it. */
export const messagesModule = (locale: Locale): string => `client/i18n/compiled/${locale}.json`

const made = new Map<Locale, Promise<IntlShape>>()

/** Texts and formats of a language. They are the same for every visitor, so one object serves all; a missing text shows its key. */
export function intlOf(locale: Locale): Promise<IntlShape> {
  const known = made.get(locale)
  if (known) return known
  const intl = files[locale]().then(({ default: messages }) =>
    createIntl(
      { locale: localeFacts[locale].code, defaultLocale: localeFacts[locale].code, messages: messages as Messages, onError: reportMissing },
      createIntlCache(),
    ),
  )
  made.set(locale, intl)
  intl.catch(() => made.delete(locale))
  return intl
}

const reportMissing = (error: Error): void => {
  if (import.meta.env.DEV) console.warn(error.message)
}
