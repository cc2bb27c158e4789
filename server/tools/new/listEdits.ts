/** Requires a found index. @throws Error when the file no longer looks as expected */
const indexOrThrow = (index: number, what: string): number => {
  if (index < 0) throw new Error(`found no place for the new ${what}: add it by hand`)
  return index
}

/**
 * Inserts a line into an alphabetical list of lines: before the first line that sorts after it,
 * else after the last.
 * @param isInList whether a line belongs to the list
 */
export const insertSorted = (
  text: string,
  line: string,
  isInList: (line: string) => boolean,
): string => {
  const lines = text.split('\n')
  const next = lines.findIndex((other) => isInList(other) && other > line)
  const last = lines.findLastIndex(isInList)
  lines.splice(next >= 0 ? next : indexOrThrow(last, line.trim()) + 1, 0, line)
  return lines.join('\n')
}

/** Inserts lines before the first matching line. */
export const insertBefore = (
  text: string,
  inserted: string,
  isAnchor: (line: string) => boolean,
): string => {
  const lines = text.split('\n')
  lines.splice(indexOrThrow(lines.findIndex(isAnchor), inserted.trim()), 0, inserted)
  return lines.join('\n')
}

/** Inserts lines after the last matching line. */
export const insertAfterLast = (
  text: string,
  inserted: string,
  isAnchor: (line: string) => boolean,
): string => {
  const lines = text.split('\n')
  lines.splice(indexOrThrow(lines.findLastIndex(isAnchor), inserted.trim()) + 1, 0, inserted)
  return lines.join('\n')
}
