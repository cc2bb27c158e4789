/** Parameter of an address, and cookie, that stand for the tours that somebody has picked for the visitor. */
export const selectionTokenName = 'tour-selection-token'

/** For how long it is kept, in seconds. */
export const selectionTokenAge = 30 * 86_400

/**
 * Takes the one-time token out of a query.
 * @returns the rest, and the token where it is one; null where the query has none
 */
export const takeSelectionToken = (
  query: URLSearchParams,
): { rest: URLSearchParams; token: string | null } | null => {
  const given = query.get(selectionTokenName)
  if (given === null) return null
  const rest = new URLSearchParams(query)
  rest.delete(selectionTokenName)
  return { rest, token: /^[\w.~-]{1,200}$/.test(given) ? given : null }
}
