export type Country = {
  /** ISO code, two capital letters. */
  code: string
  /** Digits of the dial code, without the plus. */
  dial: string
  name: string
}

/** Removes accents and lower-cases a text: `Österreich` is found by `osterreich`. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Returns the digits of a search for a dial code (`+7`, `007`, `7`); null for a search by name. */
export function searchedCode(query: string): string | null {
  const text = query.trim()
  if (!/^\+?[\d\s()-]*$/.test(text) || text === '') return null
  return text.replaceAll(/\D/g, '').replace(/^00/, '')
}

/**
 * Returns the countries that match a search, in their given order: by the start of a word of the
 * name, by ISO code, or by dial code. Exact codes come first. An empty search returns all.
 */
export function findCountries(countries: readonly Country[], query: string): readonly Country[] {
  const code = searchedCode(query)
  if (code !== null) {
    const found = countries.filter(({ dial }) => dial.startsWith(code))
    return found.toSorted((a, b) => Number(b.dial === code) - Number(a.dial === code))
  }
  const text = folded(query.trim())
  if (text === '') return countries
  const found = countries.filter(({ code: iso, name }) => {
    const words = folded(name)
    return (
      iso.toLowerCase() === text ||
      words.startsWith(text) ||
      words.split(/[\s\-(’']+/).some((word) => word.startsWith(text))
    )
  })
  return found.toSorted(
    (a, b) => Number(folded(b.name).startsWith(text)) - Number(folded(a.name).startsWith(text)),
  )
}

/** Returns all countries with their names in a language (BCP 47), sorted by its rules. */
export function countriesIn(language: string, codes: ReadonlyMap<string, string>): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return [...codes]
    .map(([code, dial]) => ({ code, dial, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name))
}
