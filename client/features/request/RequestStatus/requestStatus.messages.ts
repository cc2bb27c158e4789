import { defineMessages } from '../../../i18n/defineMessages.ts'

/** Names of the eight statuses. */
export const requestStatusMessages = defineMessages({
  PENDING_CONFIRM: {
    id: 'requestStatus.pendingConfirm',
    defaultMessage: 'Waiting for confirmation',
  },
  PENDING_PREPAYMENT: {
    id: 'requestStatus.pendingPrepayment',
    defaultMessage: 'Waiting for prepayment',
  },
  MADE_PREPAYMENT: { id: 'requestStatus.madePrepayment', defaultMessage: 'Prepayment made' },
  TOUR_COMPLETE: { id: 'requestStatus.tourComplete', defaultMessage: 'Trip completed' },
  CANCELLED_BY_TOURIST: {
    id: 'requestStatus.cancelledByTourist',
    defaultMessage: 'Canceled by the traveler',
  },
  CANCELLED_BY_AUTHOR: {
    id: 'requestStatus.cancelledByAuthor',
    defaultMessage: 'Canceled by the organizer',
  },
  CANCELLED_BY_SYSTEM: { id: 'requestStatus.cancelledBySystem', defaultMessage: 'Expired' },
  CANCELLED_BY_ADMIN: {
    id: 'requestStatus.cancelledByAdmin',
    defaultMessage: 'Canceled by Versta',
  },
})

/** Replaces the prepayment's name where nothing is left to pay. */
export const paidInFullMessages = defineMessages({
  paidInFull: { id: 'requestStatus.paidInFull', defaultMessage: 'Paid in full' },
})
