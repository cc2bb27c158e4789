/** What one logs in by on the page of the login: `code` comes to an e-mail address or a phone. */
export const logInWays = ['password', 'code'] as const
export type LogInWay = (typeof logInWays)[number]

/** The way that the page opens with (main_auth_method of the specification). */
export const mainLogInWay: LogInWay = 'password'

export const isLogInWay = (value: unknown): value is LogInWay =>
  logInWays.some((way) => way === value)
