import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import {
  RequestPrice,
  type RequestPriceLine,
} from '../../../../features/request/RequestPrice/RequestPrice.tsx'
import type { CrmRequestPageQuery } from '../RequestPage.generated.ts'
import css from '../RequestPage.module.css'
import { crmRequestMessages as messages } from '../crmRequest.messages.ts'

const labels = { ADULT: 'adult', CHILD: 'child', DISCOUNT: 'discount' } as const satisfies Record<
  string,
  RequestPriceLine['label']
>
const methods = { CARD: messages.card, SBP: messages.sbp } as const
const refundStates = {
  DONE: messages.refundDone,
  PENDING: messages.refundPending,
  FAILED: messages.refundFailed,
} as const

interface MoneyPartProps {
  request: CrmRequestPageQuery['organizerRequest']
  writeInstant: (at: string) => string
}

/**
 * Shows a request's price line by line, its payments and its refunds. Cashback is left out: the
 * organizer's share of it is in the statement.
 */
export function MoneyPart({ request, writeInstant }: MoneyPartProps) {
  const { formatMessage } = useIntl()
  const formatMoney = useMoneyFormat()
  const heading = useId()
  const { lines, total, prepayment, payments, paid, adults } = request
  return (
    <section aria-labelledby={heading} className={css.part}>
      <h2 id={heading} className={css.title}>
        {formatMessage(messages.money)}
      </h2>
      <RequestPrice
        lines={lines.map(({ label, quantity, unit, amount }) => ({
          label: labels[label],
          quantity,
          unit,
          amount,
        }))}
        total={total}
        prepayment={prepayment}
        adults={adults}
      />
      <h3 className={css.small}>{formatMessage(messages.payments)}</h3>
      {payments.length === 0 ? (
        <p className={css.soft}>{formatMessage(messages.noPayments)}</p>
      ) : (
        <dl className={css.sums}>
          {payments.flatMap((payment) => [
            <div key={payment.id}>
              <dt>
                {formatMessage(messages.paidOn, {
                  at: payment.paidAt ? writeInstant(payment.paidAt) : '–',
                  method: formatMessage(methods[payment.method]),
                })}
              </dt>
              <dd>{formatMoney(payment.amount)}</dd>
            </div>,
            ...payment.refunds
              .filter(({ reason }) => reason !== 'CASHBACK')
              .map((refund) => (
                <div key={refund.id}>
                  <dt>
                    {formatMessage(refundStates[refund.status], {
                      at: refund.doneAt ? writeInstant(refund.doneAt) : '–',
                    })}
                  </dt>
                  <dd>
                    {formatMoney({ ...refund.amount, amountMinor: -refund.amount.amountMinor })}
                  </dd>
                </div>
              )),
          ])}
          <div className={css.sum}>
            <dt>{formatMessage(messages.paid)}</dt>
            <dd>{formatMoney(paid)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
