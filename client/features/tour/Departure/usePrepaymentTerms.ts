import { useIntl } from 'react-intl'
import { type Money, useMoneyFormat } from '../../shell/Money/useMoneyFormat.ts'
import { prepaymentMessages as messages } from './prepayment.messages.ts'

interface PrepaymentTerms {
  prepaymentType: 'FIXED' | 'FULL' | 'NONE' | 'PERCENT'
  /** 0 to 100. */
  prepaymentPercent: number | null
  prepaymentAmount: Money | null
  fullPaymentDays: number
}

/**
 * Returns a function that describes in one sentence how much of a departure's price is due when.
 */
export function usePrepaymentTerms(): (date: PrepaymentTerms) => string {
  const { formatMessage, formatNumber } = useIntl()
  const formatMoney = useMoneyFormat()
  return ({ prepaymentType, prepaymentPercent, prepaymentAmount, fullPaymentDays: days }) => {
    if (prepaymentType === 'FULL') return formatMessage(messages.prepaymentFull)
    if (prepaymentType === 'PERCENT' && prepaymentPercent !== null)
      return formatMessage(messages.prepaymentPercent, {
        share: formatNumber(prepaymentPercent / 100, {
          style: 'percent',
          maximumFractionDigits: 2,
        }),
        days,
      })
    if (prepaymentType === 'FIXED' && prepaymentAmount)
      return formatMessage(messages.prepaymentFixed, {
        amount: formatMoney(prepaymentAmount),
        days,
      })
    return formatMessage(messages.prepaymentNone, { days })
  }
}
