const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/**
 * Returns whether the text contains every word of the search, also as a part of a word; ignores
 * case and diacritics.
 */
export const matchesSearch = (text: string, search: string): boolean => {
  const body = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => body.includes(word))
}
