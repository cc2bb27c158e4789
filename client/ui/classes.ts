/**
 * Joins class names, leaving out falsy ones. Returns undefined for none, so that React writes no
 * empty attribute.
 */
export function classes(
  ...names: (string | false | null | undefined | 0 | 0n)[]
): string | undefined {
  let joined = ''
  for (const name of names) if (name) joined = joined ? `${joined} ${name}` : name
  return joined || undefined
}
