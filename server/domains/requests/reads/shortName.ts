/** “Hannah Berg” becomes “Hannah B.”: enough to be known again, too little to be looked up. */
export const shortName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]}.` : first
}
