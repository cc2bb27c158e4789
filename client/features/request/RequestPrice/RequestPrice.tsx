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
  /** Null hides it, when nothing is due in advance. */
  prepayment: Money | null
  /** Whether the price includes the flight. */
  flightIncluded?: boolean
  /** Amount returned after the trip; `part` while the amount is unknown. */
  cashback?: Money | 'part' | null
  /** Number of adults: a line with more people includes children at the adult price. */
  adults: number
}

/**
 * Shows the price of a request, line by line, with the total. Announces changes to screen readers.
 */
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
