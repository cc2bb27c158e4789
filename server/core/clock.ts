/** Passed in wherever the current time matters, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Returns the date of an instant in an IANA time zone, as yyyy-MM-dd. */
export const localDateIn = (instant: Date, timeZone: string): string =>
  formatterOf(timeZone).format(instant)

const formatters = new Map<string, Intl.DateTimeFormat>()
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // Swedish uses the ISO date format
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}
