/**
 * Returns the middle value, or the mean of the middle two for an even count. NaN without values.
 */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return Number.NaN
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN)
}

/** Returns the lowest and the highest value. */
export const spread = (values: readonly number[]): { from: number; to: number } => ({
  from: Math.min(...values),
  to: Math.max(...values),
})
