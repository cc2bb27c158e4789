/**
 * The operator's time zone: it sets the day a cancellation arrives (agreement 5.1), the year of
 * papers and the month of statements.
 */
export const operatorZone = 'Europe/Berlin'
