/**
 * What Pothos would have Prisma read; the id where a call asks a mutation for its answer's type alone: that selects nothing,
 * which Prisma refuses.
 */
export const selectAtLeastId = <Query extends object>(query: Query): Query =>
  'select' in query && Object.keys(query.select ?? {}).length === 0
    ? { ...query, select: { id: true } }
    : query

/** Whether a row of what is known already answers all that Pothos would have Prisma read: then nothing need be read. */
export const asksOnlyFor = (query: object, known: object): boolean =>
  'select' in query &&
  Object.entries(query.select ?? {}).every(([field, isAsked]) => isAsked === true && field in known)
