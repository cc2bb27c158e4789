/**
 * Returns whether PostgreSQL can't be reached (refused, shutting down, pool exhausted), as opposed
 * to a wrong statement. Classes 08 and 57P are connection exceptions and operator intervention.
 * P1001, P1002, P1008, P1017, P2024 and P2028 are Prisma's codes; P2028 is a transaction that got
 * no connection in time or lost it. A missing socket is ENOENT.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  for (
    let at: unknown = error, depth = 0;
    at instanceof Error && depth < 5;
    at = at.cause, depth++
  ) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    if (
      /^(08|57P|ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH|53300|P1001|P1002|P1008|P1017|P2024|P2028)/.test(
        code,
      )
    )
      return true
    if (
      /Connection terminated|connection error and is not queryable|Code: `(08|57P|53300)|timeout exceeded when trying to connect|Can't reach database|ECONNREFUSED|connect ENOENT|the database system is (starting up|shutting down)|DatabaseNotReachable/i.test(
        at.message,
      )
    )
      return true
  }
  return false
}
