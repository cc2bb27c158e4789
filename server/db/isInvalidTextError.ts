/**
 * Returns whether PostgreSQL rejected the text: it can't store U+0000, which JSON and URLs can
 * carry (22021; 22P05 within JSON). That is the caller's mistake, not ours.
 */
export const isInvalidTextError = (error: unknown): boolean => {
  for (
    let at: unknown = error, depth = 0;
    at instanceof Error && depth < 5;
    at = at.cause, depth++
  ) {
    if ('code' in at && (at.code === '22021' || at.code === '22P05')) return true
    if (/Code: `(22021|22P05)`/.test(at.message)) return true
  }
  return false
}
