import { operatorZone } from '#schema/rules/dates/operatorZone.ts'

/** Today, yyyy-MM-dd, where the operator is: days of cancellations count there. For loaders, since it is another day tomorrow. */
export const todayAtOperators = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: operatorZone }).format(new Date())
