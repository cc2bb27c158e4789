import { operatorZone } from '#schema/rules/dates/operatorZone.ts'

/**
 * Returns today, yyyy-MM-dd, in the operator's time zone, which counts for cancellations. For
 * loaders, since it changes daily.
 */
export const todayAtOperators = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: operatorZone }).format(new Date())
