import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useDepartureText } from '../../../../features/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/Money/useMoneyFormat.ts'
import { Table } from '../../../../ui/Table/Table.tsx'
import type { StatementPageQuery } from '../StatementPage.generated.ts'
import css from '../StatementPage.module.css'
import { statementPageMessages as messages } from '../statementPage.messages.ts'

const usual = ['gross', 'received', 'refunded', 'commission', 'payout'] as const
const withCashback = ['gross', 'received', 'refunded', 'commission', 'cashback', 'payout'] as const

interface CurrencyPartProps {
  part: StatementPageQuery['organizerStatement']['currencies'][number]
}

/** All that happened in one currency: the sums, and the trips that they are made of. */
export function CurrencyPart({ part }: CurrencyPartProps) {
  const { formatMessage, formatDate, formatNumber } = useIntl()
  const formatMoney = useMoneyFormat()
  const departure = useDepartureText()
  const heading = useId()
  const { currency } = part.gross
  // few organizers bear any
  const amounts = part.cashback.amountMinor > 0 ? withCashback : usual
  const day = (date: string) => formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'short' })
  return (
    <section aria-labelledby={heading} className={css.currency}>
      <h2 id={heading} className={css.code}>
        {currency}
      </h2>
      <dl className={css.sums}>
        <div>
          <dt>{formatMessage(messages.sold)}</dt>
          <dd>{formatMessage(messages.soldValue, { count: part.requestsSold })}</dd>
        </div>
        {amounts.map((name) => (
          <div key={name}>
            <dt>{formatMessage(messages[name])}</dt>
            <dd className={name === 'payout' ? css.due : undefined}>{formatMoney(part[name])}</dd>
          </div>
        ))}
      </dl>
      <Table dense stacks caption={formatMessage(messages.caption, { currency })} hideCaption>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.number)}</th>
            <th scope="col">{formatMessage(messages.tour)}</th>
            <th scope="col">{formatMessage(messages.soldOn)}</th>
            {amounts.map((name) => (
              <th key={name} scope="col" data-number>
                {formatMessage(messages[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.lines.map((line) => (
            <tr key={line.requestId}>
              <th scope="row">{line.requestId}</th>
              <td className={css.tour} data-label={formatMessage(messages.tour)}>
                <span>{line.tour}</span>
                <span className={css.soft}>
                  {departure.shortDays({ start: line.start, end: line.end, startTime: null })} · {line.contactName}
                </span>
              </td>
              <td className={css.short} data-label={formatMessage(messages.soldOn)}>
                {line.soldOn === null ? formatMessage(messages.earlier) : day(line.soldOn)}
              </td>
              {amounts.map((name) => (
                <td key={name} className={css.short} data-number data-label={formatMessage(messages[name])}>
                  {formatMoney(line[name])}
                  {name === 'commission' && (
                    <span className={css.soft}>
                      {' '}
                      {formatNumber(line.commissionPercent / 100, { style: 'percent', maximumFractionDigits: 2 })}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css.total}>
            <th scope="row" colSpan={3}>
              {formatMessage(messages.total)}
            </th>
            {amounts.map((name) => (
              <td key={name} className={css.short} data-number data-label={formatMessage(messages[name])}>
                {formatMoney(part[name])}
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </section>
  )
}
