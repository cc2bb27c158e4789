import { useIntl } from 'react-intl'
import { type Part, usePart } from '../../data/usePart.ts'
import { useDepartureText } from '../Departure/useDepartureText.ts'
import { usePrepaymentTerms } from '../Departure/usePrepaymentTerms.ts'
import type { RequestTimeline_RequestFragment } from './RequestTimeline.generated.ts'
import css from './RequestTimeline.module.css'
import { requestTimelineMessages as messages } from './requestTimeline.messages.ts'

/** From the request to the trip, with what is behind already. */
export function RequestTimeline({ request }: { request: Part<RequestTimeline_RequestFragment> }) {
  const { formatMessage } = useIntl()
  const { days } = useDepartureText()
  const termsOf = usePrepaymentTerms()
  const { status, date, organizer, contactEmail: email } = usePart<RequestTimeline_RequestFragment>(request)
  const steps = [
    {
      title: messages.confirm,
      text: formatMessage(messages.confirmText, { organizer: organizer.name, email }),
      isDone: status !== 'PENDING_CONFIRM',
    },
    { title: messages.pay, text: termsOf(date), isDone: status === 'MADE_PREPAYMENT' || status === 'TOUR_COMPLETE' },
    { title: messages.go, text: formatMessage(messages.goText, { days: days(date) }), isDone: status === 'TOUR_COMPLETE' },
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
