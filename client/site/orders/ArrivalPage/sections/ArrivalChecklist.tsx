import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePagePath } from '../../../../routing/site.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import type { ArrivalRequest } from '../arrivalRequest.ts'
import { arrivalPageMessages as messages } from '../arrivalPage.messages.ts'
import css from './ArrivalChecklist.module.css'

/**
 * Lists what is left to do before the start. A known task is ticked when done; any other has a box
 * to tick on paper.
 */
export function ArrivalChecklist({ request }: { request: ArrivalRequest }) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { uuid, status, dues, tourists, adults, children, date, tour, organizer } = request
  const seats = adults + children
  const link = (path: string) => (words: ReactNode[]) => <Link href={path}>{words}</Link>
  const city = tour.startCity?.name ?? tour.region.name
  const items = [
    {
      title: messages.doTravelers,
      text: formatMessage(messages.doTravelersText, {
        named: tourists.length,
        seats,
        travelers: link(pathOf('addTourists', { id: uuid })),
      }),
      isDone: tourists.length >= seats,
    },
    {
      title: messages.doPay,
      text: formatMessage(messages.doPayText, { pay: link(pathOf('requestPay', { uuid })) }),
      isDone:
        status !== 'PENDING_CONFIRM' &&
        dues.dueOnConfirmation.amountMinor + dues.balance.amountMinor === 0,
    },
    {
      title: messages.doVisa,
      text: formatMessage(messages.doVisaText, { visa: link(pathOf('visa')) }),
      isDone: false,
    },
    { title: messages.doInsurance, text: formatMessage(messages.doInsuranceText), isDone: false },
    {
      title: messages.doTickets,
      text: date.flightIncluded
        ? formatMessage(messages.doTicketsIncluded, { organizer: organizer.name })
        : formatMessage(messages.doTicketsText, { city }),
      isDone: false,
    },
  ]
  return (
    <section aria-labelledby="todo">
      <h2 id="todo">{formatMessage(messages.checklist)}</h2>
      <ul className={css.list}>
        {items.map(({ title, text, isDone }) => (
          <li key={title.id} data-done={isDone || undefined}>
            <strong>{formatMessage(title)}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
