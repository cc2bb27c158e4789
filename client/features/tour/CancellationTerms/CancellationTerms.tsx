import { useIntl } from 'react-intl'
import { cancellationPeriods } from '#schema/rules/booking/cancellation.ts'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'
import { type CancellationStep, CancellationTable, useDay } from './CancellationTable.tsx'
import css from './CancellationTerms.module.css'
import { cancellationTermsMessages as messages } from './cancellationTerms.messages.ts'

interface CancellationTermsProps {
  steps: readonly CancellationStep[]
  /** First local day of the departure, yyyy-MM-dd. */
  start: string
  /** Today in the time zone that counts for cancellations, yyyy-MM-dd. */
  today: string
}

/** Shows the cost of canceling a departure: today's step as a sentence, and all steps. */
export function CancellationTerms({ steps, start, today }: CancellationTermsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const dayOf = useDay()
  const periods = cancellationPeriods(steps, { start, today })
  const [now, ...others] = periods
  if (!now) return null
  const sentence = () => {
    if (now.feePercent > 0)
      return formatMessage(messages.keptUntil, {
        share: formatNumber(now.feePercent / 100, { style: 'percent', maximumFractionDigits: 2 }),
        day: dayOf(now.last),
      })
    return others.length > 0
      ? formatMessage(messages.freeUntil, { day: dayOf(now.last) })
      : formatMessage(messages.freeAlways)
  }
  return (
    <div className={css.terms}>
      <p className={css.sentence}>{sentence()}</p>
      <Disclosure look="plain" summary={formatMessage(messages.more)}>
        <CancellationTable steps={periods} />
      </Disclosure>
    </div>
  )
}
