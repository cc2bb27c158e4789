import { type MessageDescriptor, useIntl } from 'react-intl'
import { RetryCountdown } from '../../../../features/account/LogIn/RetryCountdown.tsx'
import { Notice } from '../../../../ui/Notice/Notice.tsx'
import { payRefusalMessages as messages } from '../payRefusal.messages.ts'
import type { PaymentFormState } from '../RequestPayPage.loader.ts'
import css from './PayRefusal.module.css'

const words: Record<PaymentFormState['reason'], MessageDescriptor> = {
  NOT_CONFIRMED: messages.notConfirmed,
  NOTHING_DUE: messages.nothingDue,
  HOLD_EXPIRED: messages.hold,
  ENDED: messages.ended,
  NO_PROVIDER: messages.provider,
  DECLINED: messages.provider,
  AWAY: messages.away,
  WAIT: messages.wait,
  NO_MORE_TIME: messages.moreTime,
}

interface PayRefusalProps {
  refused: PaymentFormState
  /** The organizer's name. */
  organizer: string
}

/**
 * Explains why no payment was started or no hold extended, and how long to wait where that helps.
 */
export function PayRefusal({ refused, organizer }: PayRefusalProps) {
  const { formatMessage } = useIntl()
  const { reason, seconds } = refused
  const isWait = reason === 'WAIT'
  return (
    <Notice
      tone={isWait ? 'warning' : 'danger'}
      role="alert"
      title={reason === 'NO_MORE_TIME' ? undefined : formatMessage(messages.title)}
      className={css.refused}
    >
      {formatMessage(words[reason], { organizer })}
      {isWait && (
        <>
          {' '}
          <RetryCountdown key={JSON.stringify(refused)} seconds={seconds} />
        </>
      )}
    </Notice>
  )
}
