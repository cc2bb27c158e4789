const colors = 5

/**
 * Returns up to two capital initials, of the first and the last word that start with a letter.
 * Empty when there is none.
 */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/[\s\-–]+/u)
    .map((word) => word.match(/\p{L}/u)?.[0])
    .filter((letter) => letter !== undefined)
  const first = letters[0] ?? ''
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : ''
  return (first + last).toLocaleUpperCase('en')
}

/** Returns one of five colors, 0 to 4, always the same for the same name. */
export function colorOf(name: string): number {
  let sum = 0
  for (const character of name) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0
  return Math.abs(sum % colors)
}
