import { useIntl } from 'react-intl'

const parts = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/**
 * Returns a function that formats an instant in UTC, for lists whose rows come from different time
 * zones.
 */
export const useUtcTime = (): ((at: string) => string) => {
  const { formatDate } = useIntl()
  return (at) => formatDate(at, { ...parts, timeZone: 'UTC', timeZoneName: 'short' })
}

/**
 * Returns a function that formats an instant in an IANA time zone with its name, such as that of a
 * tour.
 */
export const useZonedTime = (): ((at: string, timeZone: string) => string) => {
  const { formatDate } = useIntl()
  return (at, timeZone) => formatDate(at, { ...parts, timeZone, timeZoneName: 'shortOffset' })
}
