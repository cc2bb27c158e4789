/** Whoever fails to log in hears the same whether the account exists or not. */
export class InvalidCredentialsError extends Error {
  readonly code = 'UNAUTHENTICATED'
  constructor() {
    super('Login or password is wrong')
  }
}

/** Wrong, used, replaced by a newer one or too old: which of them is nobody's business. */
export class InvalidCodeError extends Error {
  readonly code = 'UNAUTHENTICATED'
  constructor() {
    super('The code is wrong or no longer works')
  }
}

/** A link or token that is unknown, used or too old. */
export class InvalidTokenError extends Error {
  readonly code = 'GONE'
  constructor() {
    super('The link no longer works')
  }
}
