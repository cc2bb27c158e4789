/**
 * Throws unless an invariant holds. It is cheaper than the test runner's assertions in properties
 * with thousands of cases.
 */
export const assertInvariant = (isKept: boolean, whatBroke: string): void => {
  if (!isKept) throw new Error(whatBroke)
}
