import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import type { StatementPageQuery } from '../StatementPage.generated.ts'
import css from '../StatementPage.module.css'
import { statementPageMessages as messages } from '../statementPage.messages.ts'

type Statement = StatementPageQuery['organizerStatement']

/** Shows the payouts for the month and the current balance of both sides. */
export function PayoutsPart({ payouts, balances }: Pick<Statement, 'payouts' | 'balances'>) {
  const { formatMessage, formatDate } = useIntl()
  const formatMoney = useMoneyFormat()
  const heading = useId()
  const day = (date: string) =>
    formatDate(`${date}T00:00:00Z`, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
  if (payouts.length === 0 && balances.length === 0) return null
  return (
    <section aria-labelledby={heading} className={css.currency}>
      <h2 id={heading} className={css.code}>
        {formatMessage(messages.payouts)}
      </h2>
      {balances.map(({ due, paidOut, overpaid }) => (
        <dl key={due.currency} className={css.sums}>
          <div>
            <dt>{formatMessage(messages.paidOut, { currency: due.currency })}</dt>
            <dd>{formatMoney(paidOut)}</dd>
          </div>
          <div>
            <dt>{formatMessage(messages.owed, { currency: due.currency })}</dt>
            <dd className={css.due}>{formatMoney(due)}</dd>
          </div>
          {overpaid.amountMinor > 0 && (
            <div>
              <dt>{formatMessage(messages.overpaid, { currency: due.currency })}</dt>
              <dd>{formatMoney(overpaid)}</dd>
            </div>
          )}
        </dl>
      ))}
      {payouts.length === 0 ? (
        <p className={css.soft}>{formatMessage(messages.noPayouts)}</p>
      ) : (
        <ul>
          {payouts.map(({ id, paidOn, amount, reference }) => (
            <li key={id}>
              {formatMessage(messages.payoutLine, {
                day: day(paidOn),
                amount: formatMoney(amount),
                reference,
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
