/** What has to hold in a case of thousands: an assertion of the test runner costs more than the case. */
export const assertInvariant = (isKept: boolean, whatBroke: string): void => {
  if (!isKept) throw new Error(whatBroke)
}
