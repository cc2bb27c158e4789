import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'
import { parseAmount } from '#schema/rules/money/parseAmount.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'

interface TextOptions {
  /** Trims blanks at both ends. */
  trim?: boolean
  /** Maximum length in UTF-16 units, applied before trimming. */
  limit?: number
}

/** The fields of a posted form, parsed by type. Never throws, since a form can contain anything. */
export interface FormFields {
  /** Returns a field as typed; empty where the field is missing or a file. */
  text(name: string, options?: TextOptions): string
  /** Returns every value of a field that occurs several times, in order; files are left out. */
  texts(name: string): string[]
  /** Returns a positive 32-bit integer; null for anything else. */
  id(name: string): number | null
  /** Returns whether a checkbox was checked. */
  flag(name: string): boolean
  /** Returns a typed amount in minor units of the currency; null for none or an invalid one. */
  amount(name: string, currency: Currency): number | null
  /** Returns the sent value if it is one of these; null for any other. */
  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | null
  /** Returns each of these fields as typed. */
  values<Name extends string>(names: readonly Name[]): Record<Name, string>
}

/**
 * Reads a posted form: `const form = readForm(await request.formData())`. Works the same with
 * scripts and without.
 */
export const readForm = (form: FormData): FormFields => {
  const text: FormFields['text'] = (name, { trim = false, limit } = {}) => {
    const value = form.get(name)
    if (typeof value !== 'string') return ''
    const kept = limit === undefined ? value : value.slice(0, limit)
    return trim ? kept.trim() : kept
  }
  return {
    text,
    texts: (name) => form.getAll(name).filter((value) => typeof value === 'string'),
    id: (name) => readId(text(name)),
    flag: (name) => form.has(name),
    amount: (name, currency) => parseAmount(text(name), currencyExponent[currency]),
    oneOf: (name, values) => values.find((value) => value === text(name)) ?? null,
    values: (names) =>
      Object.fromEntries(names.map((name) => [name, text(name)])) as Record<
        (typeof names)[number],
        string
      >,
  }
}
