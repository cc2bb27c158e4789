import { useIntl } from 'react-intl'
import type { CancellationPeriod } from '#schema/rules/booking/cancellation.ts'
import css from './CancellationTable.module.css'
import { cancellationTermsMessages as messages } from './cancellationTerms.messages.ts'

export interface CancellationStep {
  /** Days before the start, both ends included; null for any earlier time. */
  from: number | null
  to: number
  /** 0 to 100. */
  feePercent: number
}

interface CancellationTableProps {
  /** Steps; with the days of a departure where one is chosen. */
  steps: readonly (CancellationStep | CancellationPeriod<CancellationStep>)[]
}

/** Shows which share of the price is kept on cancellation, step by step. */
export function CancellationTable({ steps }: CancellationTableProps) {
  const { formatMessage, formatNumber } = useIntl()
  const dayOf = useDay()
  const when = (step: CancellationTableProps['steps'][number]): string => {
    if ('last' in step) {
      const last = dayOf(step.last)
      if (step.first === null) return formatMessage(messages.until, { day: last })
      return step.first === step.last
        ? last
        : formatMessage(messages.between, {
            first: dayOf(step.first, step.first.slice(0, 4) !== step.last.slice(0, 4)),
            last,
          })
    }
    const { from, to } = step
    if (from === null) return formatMessage(messages.daysOrMore, { days: to })
    if (from === to) return formatMessage(messages.oneDay, { days: to })
    return to === 0
      ? formatMessage(messages.lastDays, { from })
      : formatMessage(messages.days, { from, to })
  }
  return (
    <div className={css.terms}>
      <table className={css.table}>
        <caption className={css.caption}>{formatMessage(messages.caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.when)}</th>
            <th scope="col">{formatMessage(messages.kept)}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.to}>
              <th scope="row">{when(step)}</th>
              <td>
                {step.feePercent === 0
                  ? formatMessage(messages.nothing)
                  : formatNumber(step.feePercent / 100, {
                      style: 'percent',
                      maximumFractionDigits: 2,
                    })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{formatMessage(messages.note)}</p>
    </div>
  )
}

/** Returns a function that formats a local day, yyyy-MM-dd. */
export function useDay(): (day: string, hasYear?: boolean) => string {
  const { formatDate } = useIntl()
  return (day, hasYear = true) =>
    formatDate(`${day}T00:00:00Z`, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      year: hasYear ? 'numeric' : undefined,
    })
}
