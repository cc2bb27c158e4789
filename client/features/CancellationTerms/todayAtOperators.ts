/** Today, yyyy-MM-dd, where the operator is: days of cancellations count there. For loaders, since it is another day tomorrow. */
export const todayAtOperators = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
