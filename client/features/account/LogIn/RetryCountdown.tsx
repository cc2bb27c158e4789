import { useIntl } from 'react-intl'
import { logInMessages as messages } from './logIn.messages.ts'
import { useCountdown } from './useCountdown.ts'

/** Shows the time until a retry makes sense, counting down. */
export function RetryCountdown({ seconds }: { seconds: number }) {
  const { formatMessage } = useIntl()
  const left = useCountdown(seconds)
  if (left === 0) return <>{formatMessage(messages.waitOver)}</>
  if (left < 120) return <>{formatMessage(messages.waitSeconds, { seconds: left })}</>
  if (left < 7200)
    return <>{formatMessage(messages.waitMinutes, { minutes: Math.ceil(left / 60) })}</>
  return <>{formatMessage(messages.waitHours, { hours: Math.ceil(left / 3600) })}</>
}
