/** Why an offer can't be booked any more: states of schema/rules/booking/individualTour.ts. */
type ClosedState = 'booked' | 'withdrawn' | 'expired'

const messages: Record<ClosedState, string> = {
  booked: 'This individual tour has been booked already',
  withdrawn: 'The organizer has withdrawn this individual tour',
  expired: 'The time of this individual tour has run out',
}

export class IndividualTourClosedError extends Error {
  readonly code = 'CONFLICT'
  readonly state: ClosedState
  constructor(state: ClosedState) {
    super(messages[state])
    this.state = state
  }
}
