/** The trip isn't over, has been over for more than a year, did not take place, or has its review. A member of result unions. */
export class ReviewNotPossibleError extends Error {
  readonly code = 'CONFLICT'
  constructor() {
    super('This trip can’t be reviewed')
  }
}

/** Somebody else has decided since the list was read. A member of result unions. */
export class ReviewStatusChangedError extends Error {
  readonly code = 'CONFLICT'
  constructor() {
    super('This review stands otherwise by now')
  }
}
