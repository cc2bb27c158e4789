import { useIntl } from 'react-intl'

/** Writes an instant as the staff reads it: in UTC, whose rows come from every zone. */
export const useDeskTime = (): ((at: string) => string) => {
  const { formatDate } = useIntl()
  return (at) =>
    formatDate(at, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    })
}
