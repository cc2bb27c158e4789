import type { Locale } from '#schema/codes/locales.ts'
import type { Failure } from './checkField.ts'
import type { RuleName } from './ruleNames.ts'

/** Messages of the rules (specification section 5), the same in the browser and the API. */
const texts: Record<Locale, Record<RuleName, string>> = {
  en: {
    required: 'Required field',
    whole: 'Incorrect value',
    min: 'Minimum {length} characters',
    max: 'Maximum {length} characters',
    email: 'Please enter a valid e-mail',
    phone: 'Please enter a valid phone number',
    url: 'Incorrect url',
    minValue: 'Minimum {min}',
    maxValue: 'Maximum {max}',
    confirmed: 'Do not match',
    incorrect: 'Incorrect value',
  },
  de: {
    required: 'Pflichtfeld',
    whole: 'Ungültiger Wert',
    min: 'Mindestens {length} Zeichen',
    max: 'Höchstens {length} Zeichen',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    phone: 'Bitte geben Sie eine gültige Telefonnummer ein',
    url: 'Ungültige Webadresse',
    minValue: 'Mindestens {min}',
    maxValue: 'Höchstens {max}',
    confirmed: 'Die Angaben stimmen nicht überein',
    incorrect: 'Ungültiger Wert',
  },
}

/** A field's own messages for some rules; `{length}`, `{min}` and `{max}` are replaced. */
export type RuleTexts = Partial<Record<RuleName, string>>

/**
 * Returns the message for the person: the rule function's, the field's own, or the rule's default.
 */
export const failureText = (
  { rule, parameters, message }: Failure,
  locale: Locale,
  own: RuleTexts = {},
): string => {
  if (message !== undefined) return message
  const numbers = new Intl.NumberFormat(locale)
  return (own[rule] ?? texts[locale][rule]).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name]
    return value === undefined ? whole : numbers.format(value)
  })
}
