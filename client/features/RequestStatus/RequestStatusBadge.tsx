import { FormattedMessage } from 'react-intl'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { paidInFullMessages, requestStatusMessages } from './requestStatus.messages.ts'
import type { RequestStatus } from './requestStatuses.ts'

const tones: Record<RequestStatus, 'plain' | 'pine' | 'ochre' | 'lake'> = {
  PENDING_CONFIRM: 'ochre',
  PENDING_PREPAYMENT: 'lake',
  MADE_PREPAYMENT: 'pine',
  TOUR_COMPLETE: 'pine',
  CANCELLED_BY_TOURIST: 'plain',
  CANCELLED_BY_AUTHOR: 'plain',
  CANCELLED_BY_SYSTEM: 'plain',
  CANCELLED_BY_ADMIN: 'plain',
}

interface RequestStatusBadgeProps {
  request: {
    status: RequestStatus
    /** What has arrived, refunds taken off. */
    paid: { amountMinor: number }
    total: { amountMinor: number }
  }
}

/** Where a request stands: ochre asks the organizer to act, lake the traveler, pine is settled. */
export function RequestStatusBadge({ request: { status, paid, total } }: RequestStatusBadgeProps) {
  // the status knows the prepayment alone
  const isPaidInFull = status === 'MADE_PREPAYMENT' && paid.amountMinor >= total.amountMinor
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage {...(isPaidInFull ? paidInFullMessages.paidInFull : requestStatusMessages[status])} />
    </Badge>
  )
}
