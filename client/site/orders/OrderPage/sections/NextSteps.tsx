import { useIntl } from 'react-intl'
import { usePrepaymentTerms } from '../../../../features/tour/Departure/usePrepaymentTerms.ts'
import { orderLaterMessages as messages } from '../orderLater.messages.ts'
import css from './NextSteps.module.css'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'

interface NextStepsProps {
  organizer: string
  date: OrderForm_DateFragment
}

/** Explains what happens after sending. */
export function NextSteps({ organizer, date }: NextStepsProps) {
  const { formatMessage } = useIntl()
  const termsOf = usePrepaymentTerms()
  return (
    <div className={css.next}>
      <h3 className={css.title}>{formatMessage(messages.next)}</h3>
      <ol className={css.steps}>
        <li>{formatMessage(messages.nextHold)}</li>
        <li>{formatMessage(messages.nextConfirm, { organizer })}</li>
        <li>{formatMessage(messages.nextPay, { terms: termsOf(date) })}</li>
      </ol>
    </div>
  )
}
