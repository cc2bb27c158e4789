import { useIntl } from 'react-intl'
import { type Money, useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { useLocalTime } from '../../../../features/request/RequestFrame/useLocalTime.ts'
import type { PayRequest } from '../payRequest.ts'
import { requestPayPageMessages as messages } from '../requestPayPage.messages.ts'
import css from './PaymentPlan.module.css'

/** Shows each amount with its due date; with the amount already paid they add up to the price. */
export function PaymentPlan({ request }: { request: PayRequest }) {
  const { formatMessage } = useIntl()
  const money = useMoneyFormat()
  const { instant, day } = useLocalTime(request.tour.timeZone)
  const { dues, status, holdExpiresAt, isHoldExpired, organizer, total } = request
  const firstWhen = () => {
    if (status === 'PENDING_CONFIRM')
      return formatMessage(messages.firstAsked, { organizer: organizer.name })
    if (holdExpiresAt === null || isHoldExpired) return formatMessage(messages.first)
    return formatMessage(messages.firstHold, { time: instant(holdExpiresAt) })
  }
  const rows: { when: string; amount: Money; kind: 'settled' | 'first' | 'later' }[] = [
    { when: formatMessage(messages.settled), amount: dues.settled, kind: 'settled' },
    { when: firstWhen(), amount: dues.dueOnConfirmation, kind: 'first' },
    {
      when:
        dues.balanceDueOn === null
          ? ''
          : formatMessage(messages.later, { day: day(dues.balanceDueOn) }),
      amount: dues.balance,
      kind: 'later',
    },
  ]
  return (
    <section aria-labelledby="dues">
      <h2 id="dues">{formatMessage(messages.dues)}</h2>
      <dl className={css.plan}>
        {rows
          .filter(({ amount }) => amount.amountMinor > 0)
          .map(({ when, amount, kind }) => (
            <div key={kind} data-kind={kind}>
              <dt>{when}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        <div data-kind="total">
          <dt>{formatMessage(messages.total)}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      <p className={css.note}>{formatMessage(messages.fixed)}</p>
    </section>
  )
}
