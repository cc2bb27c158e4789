import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { useDepartureText } from '../../tour/Departure/useDepartureText.ts'
import { usePrepaymentTerms } from '../../tour/Departure/usePrepaymentTerms.ts'
import { useMoneyFormat } from '../../shell/Money/useMoneyFormat.ts'
import { isPaidInFull } from '../RequestStatus/isPaidInFull.ts'
import type { RequestTimeline_RequestFragment } from './RequestTimeline.generated.ts'
import css from './RequestTimeline.module.css'
import { requestTimelineMessages as messages } from './requestTimeline.messages.ts'
import { useLocalTime } from './useLocalTime.ts'

/** Shows the steps from the request to the trip, and which are done. */
export function RequestTimeline({
  request: part,
}: {
  request: FragmentType<RequestTimeline_RequestFragment>
}) {
  const { formatMessage } = useIntl()
  const { days } = useDepartureText()
  const termsOf = usePrepaymentTerms()
  const formatMoney = useMoneyFormat()
  const request = useFragment<RequestTimeline_RequestFragment>(part)
  const { status, dues, date, organizer, contactEmail: email, tour } = request
  const { day } = useLocalTime(tour.timeZone)
  const isPaid = status === 'TOUR_COMPLETE' || isPaidInFull(request)
  const payText = () => {
    if (isPaid) return formatMessage(messages.paidText)
    if (status !== 'MADE_PREPAYMENT' || dues.balanceDueOn === null) return termsOf(date)
    return formatMessage(messages.restText, {
      amount: formatMoney(dues.balance),
      day: day(dues.balanceDueOn),
    })
  }
  const steps = [
    {
      title: messages.confirm,
      text: formatMessage(messages.confirmText, { organizer: organizer.name, email }),
      isDone: status !== 'PENDING_CONFIRM',
    },
    { title: messages.pay, text: payText(), isDone: isPaid },
    {
      title: messages.go,
      text: formatMessage(messages.goText, { days: days(date) }),
      isDone: status === 'TOUR_COMPLETE',
    },
  ]
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text: words, isDone }) => (
        <li key={title.id} data-done={isDone || undefined}>
          <strong>{formatMessage(title)}</strong>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  )
}
