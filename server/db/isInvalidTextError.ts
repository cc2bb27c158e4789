/**
 * Whether an error says that PostgreSQL keeps no such text: U+0000, which JSON and addresses can carry, is in none (22021; 22P05
 * within JSON). Whoever sends one made a mistake, not we.
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
