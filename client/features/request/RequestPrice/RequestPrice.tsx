import { useIntl } from 'react-intl'
import { type Money, useMoneyFormat } from '../../shell/Money/useMoneyFormat.ts'
import css from './RequestPrice.module.css'
import { requestPriceMessages as messages } from './requestPrice.messages.ts'

export interface RequestPriceLine {
  label: 'adult' | 'child' | 'discount'
  quantity: number
  unit: Money
  amount: Money
}

interface RequestPriceProps {
  lines: readonly RequestPriceLine[]
  total: Money
  /** Left out of sight when nothing is due in advance. */
  prepayment: Money | null
  /** Beside the trip, within the price. */
  flightIncluded?: boolean
  /** What comes back after the trip; `part` while nobody has said how much. */
  cashback?: Money | 'part' | null
  /** How many are adults: a line of more people counts children who pay as they do. */
  adults: number
}

/** What a request costs, line by line down to the total. Announced when it changes. */
export function RequestPrice({
  lines,
  total,
  prepayment,
  flightIncluded,
  cashback,
  adults,
}: RequestPriceProps) {
  const { formatMessage } = useIntl()
  const formatMoney = useMoneyFormat()
  return (
    <>
      <dl className={css.price} aria-label={formatMessage(messages.caption)} aria-live="polite">
        {lines.map(({ label, quantity, unit, amount }) => (
          <div key={`${label} ${unit.amountMinor}`} className={css.line}>
            <dt>
              {formatMessage(
                label === 'adult' && quantity > adults ? messages.traveler : messages[label],
                {
                  quantity,
                  unit: formatMoney(unit),
                },
              )}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        {flightIncluded && (
          <div className={css.line}>
            <dt>{formatMessage(messages.flights)}</dt>
            <dd>{formatMessage(messages.included)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>{formatMessage(messages.total)}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
        {prepayment !== null && prepayment.amountMinor > 0 && (
          <div className={css.prepayment}>
            <dt>{formatMessage(messages.prepayment)}</dt>
            <dd>{formatMoney(prepayment)}</dd>
          </div>
        )}
      </dl>
      {cashback && (
        <p className={css.cashback}>
          {cashback === 'part'
            ? formatMessage(messages.cashbackPart)
            : formatMessage(messages.cashback, { amount: formatMoney(cashback) })}
        </p>
      )}
    </>
  )
}
