/**
 * What Pothos would have Prisma read; the id where a call asks a mutation for its answer's type alone: that selects nothing,
 * which Prisma refuses.
 */
export const selectSomething = <Query extends object>(query: Query): Query =>
  'select' in query && Object.keys(query.select ?? {}).length === 0 ? { ...query, select: { id: true } } : query
