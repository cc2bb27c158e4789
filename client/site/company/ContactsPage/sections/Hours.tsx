import { useIntl } from 'react-intl'
import { FactList } from '../../../../features/content/TextPage/FactList.tsx'
import { contactsMessages as messages } from '../contactsPage.messages.ts'

interface HoursProps {
  /** Weekdays are numbered from Monday, 1; times are `HH:mm`. */
  workTime: readonly { fromWeekday: number; toWeekday: number; opens: string; closes: string }[]
}

/** Returns a date with this weekday and time: January 5, 2026 was a Monday. */
const dayOf = (weekday: number, time = '00:00'): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(Date.UTC(2026, 0, 4 + weekday, hours, minutes))
}

/** Shows the opening hours in the language's weekday names and time format. */
export function Hours({ workTime }: HoursProps) {
  const { formatMessage, formatDate, formatTime } = useIntl()
  const dayName = (weekday: number) =>
    formatDate(dayOf(weekday), { weekday: 'long', timeZone: 'UTC' })
  const clock = (time: string) =>
    formatTime(dayOf(1, time), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return (
    <FactList
      facts={workTime.map(({ fromWeekday, toWeekday, opens, closes }) => ({
        name:
          fromWeekday === toWeekday
            ? dayName(fromWeekday)
            : formatMessage(messages.days, { from: dayName(fromWeekday), to: dayName(toWeekday) }),
        value: formatMessage(messages.hours, { opens: clock(opens), closes: clock(closes) }),
      }))}
    />
  )
}
