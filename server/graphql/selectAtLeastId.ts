/**
 * Returns Pothos's query for Prisma, with the id where it selects nothing, which Prisma refuses.
 * That happens when a call selects only the type of a mutation's answer.
 */
export const selectAtLeastId = <Query extends object>(query: Query): Query =>
  'select' in query && Object.keys(query.select ?? {}).length === 0
    ? { ...query, select: { id: true } }
    : query

/**
 * Returns whether the known fields already cover Pothos's query, so that nothing has to be read.
 */
export const asksOnlyFor = (query: object, known: object): boolean =>
  'select' in query &&
  Object.entries(query.select ?? {}).every(([field, isAsked]) => isAsked === true && field in known)
