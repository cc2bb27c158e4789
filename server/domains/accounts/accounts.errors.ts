/** A failed login; the same whether the account exists or not. */
export class InvalidCredentialsError extends Error {
  readonly code = 'UNAUTHENTICATED'
  constructor() {
    super('Login or password is wrong')
  }
}

/** A code that is wrong, used, replaced by a newer one or expired; the reason is not disclosed. */
export class InvalidCodeError extends Error {
  readonly code = 'UNAUTHENTICATED'
  constructor() {
    super('The code is wrong or no longer works')
  }
}

/** A link or token that is unknown, used or expired. */
export class InvalidTokenError extends Error {
  readonly code = 'GONE'
  constructor() {
    super('The link no longer works')
  }
}
