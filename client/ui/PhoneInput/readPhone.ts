import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { maxPhoneLength } from './phoneRules.ts'

export type ReadPhone = {
  /** The chosen country's own number, and a possible one. */
  isValid: boolean
  /** ISO code of another country that the number belongs to. */
  belongsTo: string | null
  /** As it is written across borders, where that fits into the field. */
  international: string | null
}

/** What a text means as a number dialed from a country (ISO code, null: none chosen). Never throws. Heavy: import it lazily. */
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
