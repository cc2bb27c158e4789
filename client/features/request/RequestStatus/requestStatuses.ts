import { requestStatusMessages } from './requestStatus.messages.ts'

/** A status as the API spells it. */
export type RequestStatus = keyof typeof requestStatusMessages

/** In the order of their numbers, 1 to 8. */
export const requestStatuses = Object.keys(requestStatusMessages) as RequestStatus[]

export const isRequestStatus = (value: unknown): value is RequestStatus =>
  requestStatuses.some((status) => status === value)
