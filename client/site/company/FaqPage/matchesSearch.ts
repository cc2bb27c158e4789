const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()

/** Whether every word of the search is somewhere in the text, beginnings included; case and diacritics don't count. */
export const matchesSearch = (text: string, search: string): boolean => {
  const body = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => body.includes(word))
}
