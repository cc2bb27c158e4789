import { useIntl } from 'react-intl'
import { tourLengthMessages as messages } from './tourLength.messages.ts'

/**
 * Returns a function that formats a tour's duration: hours where it is given in minutes, as for an
 * excursion, else days and nights.
 */
export function useTourLength(): (tour: {
  days: number
  nights: number
  durationMinutes: number | null
}) => string {
  const { formatMessage } = useIntl()
  return ({ days, nights, durationMinutes }) => {
    if (durationMinutes !== null) {
      const [hours, minutes] = [Math.floor(durationMinutes / 60), durationMinutes % 60]
      if (hours === 0) return formatMessage(messages.minutes, { minutes })
      return minutes === 0
        ? formatMessage(messages.hours, { hours })
        : formatMessage(messages.hoursAndMinutes, { hours, minutes })
    }
    const length = formatMessage(messages.days, { days })
    return nights > 0 ? `${length}, ${formatMessage(messages.nights, { nights })}` : length
  }
}
