/** @throws Error when the file no longer looks as expected */
const indexOrThrow = (index: number, what: string): number => {
  if (index < 0) throw new Error(`found no place for the new ${what}: add it by hand`)
  return index
}

/**
 * Inserts a line into a list of lines that are in alphabetical order: before the first line of the list that comes after it,
 * else behind the last.
 * @param isInList tells the lines of the list from all others
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

/** Inserts lines before the first line that fits. */
export const insertBefore = (
  text: string,
  inserted: string,
  isAnchor: (line: string) => boolean,
): string => {
  const lines = text.split('\n')
  lines.splice(indexOrThrow(lines.findIndex(isAnchor), inserted.trim()), 0, inserted)
  return lines.join('\n')
}

/** Inserts lines behind the last line that fits. */
export const insertAfterLast = (
  text: string,
  inserted: string,
  isAnchor: (line: string) => boolean,
): string => {
  const lines = text.split('\n')
  lines.splice(indexOrThrow(lines.findLastIndex(isAnchor), inserted.trim()) + 1, 0, inserted)
  return lines.join('\n')
}
