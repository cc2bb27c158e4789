import { FormattedMessage } from 'react-intl'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { isPaidInFull } from './isPaidInFull.ts'
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

/**
 * Shows a request's status: ochre if the organizer has to act, lake if the traveler has, pine if
 * settled.
 */
export function RequestStatusBadge({ request }: { request: Parameters<typeof isPaidInFull>[0] }) {
  return (
    <Badge tone={tones[request.status]}>
      <FormattedMessage
        {...(isPaidInFull(request)
          ? paidInFullMessages.paidInFull
          : requestStatusMessages[request.status])}
      />
    </Badge>
  )
}
