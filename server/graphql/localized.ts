import { defaultLocale, type Locale } from '#schema/codes/locales.ts'
import type { Context } from './context.ts'

/** Selects the content rows of the reader's language and of the fallback, in one read. */
export const localesOf = (locale: Locale) => ({
  where: { locale: { in: locale === defaultLocale ? [defaultLocale] : [locale, defaultLocale] } },
})

/**
 * Returns the row in the reader's language, else the English one, else any. @throws when content
 * has no row: a broken import
 */
export const pickLocale = <Row extends { locale: string }>(
  rows: readonly Row[],
  locale: Locale,
): Row => {
  const row =
    rows.find((candidate) => candidate.locale === locale) ??
    rows.find((candidate) => candidate.locale === defaultLocale) ??
    rows[0]
  if (!row) throw new Error('the content has no row in any language')
  return row
}

type Translated<Field extends string, Value> = {
  translations: readonly ({ locale: string } & Record<Field, Value>)[]
}

/**
 * Returns the options of a field whose text is in its model's `translations`:
 * `title: t.string(localizedField('title', 'Title in the language of the call.'))`.
 */
export const localizedField = <Field extends string>(field: Field, description: string) => ({
  description,
  select: (_args: object, { locale }: Context) => ({ translations: localesOf(locale) }),
  resolve: <Value>(
    { translations }: Translated<Field, Value>,
    _args: object,
    { locale }: Context,
  ): Value => pickLocale(translations, locale)[field],
})
