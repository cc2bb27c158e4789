/**
 * What a phone field does with what is typed (specification section 5): letters are blocked, the dial prefix can't be deleted,
 * at most 18 characters, and a leading +8 in Russia is the 8 that is dialed inside the country. Pure; texts in, texts out.
 */

/** Characters a number may take, with its plus and the spaces between groups. */
export const maxPhoneLength = 18

export type PhoneCountry = {
  /** ISO code, two capitals. */
  code: string
  /** Digits without the plus. */
  dial: string
}

/** What stands before the number itself: `+1`. Empty without a country. */
export const prefixOf = (country: PhoneCountry | null): string =>
  country ? `+${country.dial}` : ''

/** Only what a number may be written with: digits, spaces, brackets, hyphens, and a plus at the start. */
const withoutLetters = (text: string): string => {
  const kept = text
    .replaceAll(/[^\d\s()+-]/g, '')
    .replaceAll(/\s/g, ' ')
    .trimStart()
  return kept.slice(0, 1) + kept.slice(1).replaceAll('+', '')
}

/** Where `after` is `before` with one stretch missing: that stretch. Null when something was typed. */
function deletedFrom(before: string, after: string): { from: number; to: number } | null {
  const missing = before.length - after.length
  if (missing <= 0) return null
  let from = 0
  while (from < after.length && before[from] === after[from]) from += 1
  return before.slice(from + missing) === after.slice(from) ? { from, to: from + missing } : null
}

/**
 * The text of the field after the visitor changed it from `before` to `typed`, for the chosen country (null: none).
 * A whole international number of another country may be pasted; a national one gets the prefix.
 */
export function typePhone(typed: string, before: string, country: PhoneCountry | null): string {
  const prefix = prefixOf(country)
  const rest = prefix && typed.startsWith(prefix) ? typed.slice(prefix.length).trimStart() : ''
  // a plus behind the prefix begins a whole number, of whatever country
  const isAnew = rest.startsWith('+')
  const clean = withoutLetters(isAnew ? rest : typed)
    .replace(/^00/, '+')
    .slice(0, maxPhoneLength)
  if (country?.code === 'RU' && /^\+[\s()-]*8/.test(clean)) return clean.slice(1).trimStart()
  if (!country || clean.startsWith(prefix)) return clean
  if (!isAnew && before.startsWith(prefix)) {
    const gap = deletedFrom(before, clean)
    if (gap)
      return (prefix + before.slice(Math.max(gap.to, prefix.length))).slice(0, maxPhoneLength)
  }
  if (clean.startsWith('+')) {
    if (clean === '+' && (isAnew || before === '+')) return clean
    // the plus alone, or the beginning of the prefix, is a prefix under the visitor's cursor
    return prefix.startsWith(clean) ? prefix : clean
  }
  if (country.code === 'RU' && clean.startsWith('8')) return clean
  return clean === '' ? prefix : `${prefix} ${clean}`.slice(0, maxPhoneLength)
}

/** The number after the prefix, or the whole text when it has none. */
const nationalPart = (text: string, country: PhoneCountry | null): string => {
  const prefix = prefixOf(country)
  if (prefix && text.startsWith(prefix)) return text.slice(prefix.length)
  return country?.code === 'RU' ? text.replace(/^8/, '') : text
}

/** The text after another country was chosen from the list: the same number behind the new prefix. */
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

/** Nothing but a prefix: a field that was only visited, so as good as empty. */
export const isOnlyPrefix = (text: string, country: PhoneCountry | null): boolean => {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' || (text.startsWith('+') && digits === country?.dial)
}
