/**
 * The trip isn't over, ended more than a year ago, did not take place, or has a review already. A
 * member of result unions.
 */
export class ReviewNotPossibleError extends Error {
  readonly code = 'CONFLICT'
  constructor() {
    super('This trip can’t be reviewed')
  }
}

/** The status has changed since the list was read. A member of result unions. */
export class ReviewStatusChangedError extends Error {
  readonly code = 'CONFLICT'
  constructor() {
    super('The status of the review has changed')
  }
}
