/**
 * Rules for typing in a phone field (specification section 5): it blocks letters, keeps the dial
 * prefix, holds at most 18 characters, and turns a leading +8 in Russia into the domestic 8. Pure
 * functions of texts.
 */

/** Maximum characters of a number, with its plus and the spaces between groups. */
export const maxPhoneLength = 18

export type PhoneCountry = {
  /** ISO code, two capital letters. */
  code: string
  /** Digits of the dial code, without the plus. */
  dial: string
}

/** Returns the prefix of a number: `+1`. Empty without a country. */
export const prefixOf = (country: PhoneCountry | null): string =>
  country ? `+${country.dial}` : ''

/**
 * Keeps only the characters of phone numbers: digits, spaces, brackets, hyphens, and a plus at the
 * start.
 */
const withoutLetters = (text: string): string => {
  const kept = text
    .replaceAll(/[^\d\s()+-]/g, '')
    .replaceAll(/\s/g, ' ')
    .trimStart()
  return kept.slice(0, 1) + kept.slice(1).replaceAll('+', '')
}

/** Returns the stretch of `before` that is missing in `after`; null when something was typed. */
function deletedFrom(before: string, after: string): { from: number; to: number } | null {
  const missing = before.length - after.length
  if (missing <= 0) return null
  let from = 0
  while (from < after.length && before[from] === after[from]) from += 1
  return before.slice(from + missing) === after.slice(from) ? { from, to: from + missing } : null
}

/**
 * Returns the field's text after the visitor changed it from `before` to `typed`, for the selected
 * country (null: none). A pasted international number may be of another country; a national one
 * gets the prefix.
 */
export function typePhone(typed: string, before: string, country: PhoneCountry | null): string {
  const prefix = prefixOf(country)
  const rest = prefix && typed.startsWith(prefix) ? typed.slice(prefix.length).trimStart() : ''
  // a plus after the prefix starts a complete number, of any country
  const isNewNumber = rest.startsWith('+')
  const clean = withoutLetters(isNewNumber ? rest : typed)
    .replace(/^00/, '+')
    .slice(0, maxPhoneLength)
  if (country?.code === 'RU' && /^\+[\s()-]*8/.test(clean)) return clean.slice(1).trimStart()
  if (!country || clean.startsWith(prefix)) return clean
  if (!isNewNumber && before.startsWith(prefix)) {
    const gap = deletedFrom(before, clean)
    if (gap)
      return (prefix + before.slice(Math.max(gap.to, prefix.length))).slice(0, maxPhoneLength)
  }
  if (clean.startsWith('+')) {
    if (clean === '+' && (isNewNumber || before === '+')) return clean
    // a bare plus, or the start of the prefix, is a prefix being edited
    return prefix.startsWith(clean) ? prefix : clean
  }
  if (country.code === 'RU' && clean.startsWith('8')) return clean
  return clean === '' ? prefix : `${prefix} ${clean}`.slice(0, maxPhoneLength)
}

/** Returns the number after the prefix, or the whole text when it has none. */
const nationalPart = (text: string, country: PhoneCountry | null): string => {
  const prefix = prefixOf(country)
  if (prefix && text.startsWith(prefix)) return text.slice(prefix.length)
  return country?.code === 'RU' ? text.replace(/^8/, '') : text
}

/** Returns the text after a change of country: the same number after the new prefix. */
export function changeCountry(
  text: string,
  from: PhoneCountry | null,
  to: PhoneCountry | null,
): string {
  const rest = nationalPart(text, from)
    .replace(/^\+\d*/, '')
    .trim()
  const prefix = prefixOf(to)
  return (rest ? `${prefix} ${rest}`.trim() : prefix).slice(0, maxPhoneLength)
}

/** Returns whether a text is only a prefix, which counts as empty. */
export const isOnlyPrefix = (text: string, country: PhoneCountry | null): boolean => {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' || (text.startsWith('+') && digits === country?.dial)
}
