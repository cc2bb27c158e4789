/** URL parameter and cookie with the token of a tour selection made for the visitor. */
export const selectionTokenName = 'tour-selection-token'

/** Lifetime of the cookie, in seconds. */
export const selectionTokenAge = 30 * 86_400

/**
 * Removes the one-time token from a query.
 * @returns the other parameters, and the token if valid; null where the query has none
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
