/** Shortens “Hannah Berg” to “Hannah B.”: recognizable, but not searchable. */
export const shortName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}
