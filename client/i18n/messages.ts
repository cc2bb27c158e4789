import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl'
import { pageTexts, siteTexts } from 'virtual:page-texts'
import type { Locale } from '#schema/codes/locales.ts'
import { localeFacts } from '#schema/codes/locales.ts'

type Messages = Record<string, MessageFormatElement[]>

/** Texts as stored in files: one without placeholders may be a plain string. */
type Texts = Record<string, string | MessageFormatElement[]>

const known: Partial<Record<Locale, Messages>> = {}
const made = new Map<Locale, Promise<IntlShape>>()

/** Adds texts to a language. Keeps the same object, since formats read it for each text. */
const learn = (locale: Locale, texts: unknown): Messages => {
  known[locale] ??= {}
  const messages = known[locale]
  for (const [key, text] of Object.entries(texts as Texts))
    messages[key] = typeof text === 'string' ? [{ type: 0, value: text }] : text
  return messages
}

/**
 * Returns texts and formats of a language: those of header, footer and error page, and of all
 * loaded pages. They are the same for every visitor, so one object is shared; a missing text shows
 * its key.
 */
export function intlOf(locale: Locale): Promise<IntlShape> {
  const ready = made.get(locale)
  if (ready) return ready
  const intl = siteTexts[locale]().then(({ default: texts }) =>
    createIntl(
      {
        locale: localeFacts[locale].code,
        defaultLocale: localeFacts[locale].code,
        messages: learn(locale, texts),
        onError: reportMissing,
      },
      createIntlCache(),
    ),
  )
  made.set(locale, intl)
  intl.catch(() => made.delete(locale))
  return intl
}

/**
 * Loads a page's texts before it is rendered. The server has all texts from the start. On a first
 * visit the page names its own file, which spares the list of all files until the first navigation.
 */
export async function loadPageTexts(locale: Locale, page: string): Promise<void> {
  const named = typeof window === 'undefined' ? undefined : window.pageState?.texts[page]
  const texts: { default: unknown } | undefined = named
    ? await import(/* @vite-ignore */ named)
    : await (await pageTexts?.[locale]())?.textsOf[page]?.()
  if (texts) learn(locale, texts.default)
}

const reportMissing = (error: Error): void => {
  if (import.meta.env.DEV) console.warn(error.message)
}
