/** Login methods on the login page: a `code` is sent to an e-mail address or a phone. */
export const logInWays = ['password', 'code'] as const
export type LogInWay = (typeof logInWays)[number]

/** The method that the page opens with (main_auth_method of the specification). */
export const mainLogInWay: LogInWay = 'password'

export const isLogInWay = (value: unknown): value is LogInWay =>
  logInWays.some((way) => way === value)
