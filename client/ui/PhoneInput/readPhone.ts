import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { maxPhoneLength } from './phoneRules.ts'

export type ReadPhone = {
  /** Whether the number is possible and of the selected country. */
  isValid: boolean
  /** ISO code of the country that the number belongs to, if another. */
  belongsTo: string | null
  /** International format; null if invalid, of another country or too long for the field. */
  international: string | null
}

/**
 * Parses a text as a number dialed from a country (ISO code, null: none selected). Never throws.
 * Heavy: import it lazily.
 */
export function readPhone(text: string, country: string | null): ReadPhone {
  const number = parsePhoneNumberFromString(text, (country as CountryCode | null) ?? undefined)
  if (!number?.isValid()) return { isValid: false, belongsTo: null, international: null }
  const possible = number.getPossibleCountries()
  const isOurs =
    country === null ||
    number.country === country ||
    (!number.country && possible.includes(country as CountryCode))
  const written = number.formatInternational()
  return {
    isValid: isOurs,
    belongsTo: isOurs ? null : (number.country ?? possible[0] ?? null),
    international: isOurs && written.length <= maxPhoneLength ? written : null,
  }
}
