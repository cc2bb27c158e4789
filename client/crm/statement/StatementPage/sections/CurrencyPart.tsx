import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { CellNote, type Column, DataTable } from '../../../kit/DataTable.tsx'
import type { StatementPageQuery } from '../StatementPage.generated.ts'
import css from '../StatementPage.module.css'
import { statementPageMessages as messages } from '../statementPage.messages.ts'

const usual = ['gross', 'received', 'refunded', 'commission', 'payout'] as const
const withCashback = ['gross', 'received', 'refunded', 'commission', 'cashback', 'payout'] as const

type Part = StatementPageQuery['organizerStatement']['currencies'][number]
type Line = Part['lines'][number]

/** Shows the totals of one currency and the trips they consist of. */
export function CurrencyPart({ part }: { part: Part }) {
  const { formatMessage, formatDate, formatNumber } = useIntl()
  const formatMoney = useMoneyFormat()
  const departure = useDepartureText()
  const heading = useId()
  const { currency } = part.gross
  // few organizers bear cashback
  const amounts = part.cashback.amountMinor > 0 ? withCashback : usual
  const percent = (value: number) =>
    formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 2 })
  const day = (date: string) =>
    formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'short' })
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
      <DataTable
        caption={formatMessage(messages.caption, { currency })}
        rows={part.lines}
        keyOf={({ requestId }) => requestId}
        total={formatMessage(messages.total)}
        columns={[
          { head: messages.number, cell: ({ requestId }) => requestId },
          {
            head: messages.tour,
            cell: ({ tour, start, end, contactName }) => (
              <>
                <span>{tour}</span>
                <CellNote>
                  {departure.shortDays({ start, end, startTime: null })} · {contactName}
                </CellNote>
              </>
            ),
          },
          {
            head: messages.soldOn,
            kind: 'short',
            cell: ({ soldOn }) => (soldOn === null ? formatMessage(messages.earlier) : day(soldOn)),
          },
          ...amounts.map(
            (name): Column<Line> => ({
              head: messages[name],
              kind: 'number',
              cell: (line) => (
                <>
                  {formatMoney(line[name])}
                  {name === 'commission' && (
                    <span className={css.soft}> {percent(line.commissionPercent)}</span>
                  )}
                </>
              ),
              total: formatMoney(part[name]),
            }),
          ),
        ]}
      />
    </section>
  )
}
