/** Status numbers of a request (specification section 4). */
export const requestStatuses = {
  pending_confirm: 1,
  pending_prepayment: 2,
  made_prepayment: 3,
  tour_complete: 4,
  cancelled_by_tourist: 5,
  cancelled_by_author: 6,
  cancelled_by_system: 7,
  cancelled_by_admin: 8,
} as const
export type RequestStatusName = keyof typeof requestStatuses
export type RequestStatus = (typeof requestStatuses)[RequestStatusName]
export const requestActors = ['tourist', 'organizer', 'admin', 'system'] as const
export type RequestActor = (typeof requestActors)[number]

export const requestStatusNames = Object.keys(requestStatuses) as RequestStatusName[]

export const requestStatusName = (status: number): RequestStatusName => {
  const name = requestStatusNames.find((candidate) => requestStatuses[candidate] === status)
  if (!name) throw new RangeError(`unknown request status ${status}`)
  return name
}

/** All allowed status changes, and who may make them. */
export const requestTransitions: readonly {
  from: RequestStatusName
  to: RequestStatusName
  by: readonly RequestActor[]
}[] = [
  { from: 'pending_confirm', to: 'pending_prepayment', by: ['organizer', 'admin'] },
  { from: 'pending_prepayment', to: 'made_prepayment', by: ['system', 'admin'] },
  { from: 'made_prepayment', to: 'tour_complete', by: ['system', 'admin'] },
  // money that arrived after the hold had expired, while the seats were still free
  { from: 'cancelled_by_system', to: 'made_prepayment', by: ['system'] },
  { from: 'pending_confirm', to: 'cancelled_by_tourist', by: ['tourist'] },
  { from: 'pending_prepayment', to: 'cancelled_by_tourist', by: ['tourist'] },
  { from: 'made_prepayment', to: 'cancelled_by_tourist', by: ['tourist'] },
  { from: 'pending_confirm', to: 'cancelled_by_author', by: ['organizer'] },
  { from: 'pending_prepayment', to: 'cancelled_by_author', by: ['organizer'] },
  { from: 'made_prepayment', to: 'cancelled_by_author', by: ['organizer'] },
  { from: 'pending_confirm', to: 'cancelled_by_system', by: ['system'] },
  { from: 'pending_prepayment', to: 'cancelled_by_system', by: ['system'] },
  { from: 'pending_confirm', to: 'cancelled_by_admin', by: ['admin'] },
  { from: 'pending_prepayment', to: 'cancelled_by_admin', by: ['admin'] },
  { from: 'made_prepayment', to: 'cancelled_by_admin', by: ['admin'] },
]

export const canTransitionRequest = (
  from: RequestStatusName,
  to: RequestStatusName,
  by: RequestActor,
): boolean =>
  requestTransitions.some(
    (transition) => transition.from === from && transition.to === to && transition.by.includes(by),
  )

/** Returns whether a request in this status occupies seats. */
export const holdsSeats = (status: RequestStatusName): boolean =>
  status === 'tour_complete' || isOpenRequest(status)

/** Returns whether a request in this status is open: neither completed nor canceled. */
export const isOpenRequest = (status: RequestStatusName): boolean =>
  status === 'pending_confirm' || status === 'pending_prepayment' || status === 'made_prepayment'
