import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import type { App } from '../compose.ts'
import type { Viewer } from '../core/viewer.ts'

/** What belongs to one request. Nothing of it may outlive the request. */
export interface Context {
  app: App
  viewer: Viewer
  locale: Locale
  /** Currency of every price in the answer. */
  currency: Currency
  requestId: string
  /** Network address of the caller and its user agent, kept with sessions. */
  client: { ip: string; userAgent: string }
  cookies: CookieJar
  /** The session's token as it was shown, whether it works or not. */
  token?: string | undefined
  /** Absent for callers that are no browser. */
  visit?: Visit
  /** Absent for callers that are no browser. */
  redirectLogIn?: RedirectLogIn
}

/** What the caller's browser keeps between requests, beside the session. */
export interface Visit {
  /** Campaign marks (source, campaign, content) of the last three days; null without any. */
  utm: Readonly<Record<string, string>> | null
  keepCountry(id: number): void
  /** Tours that the visitor marked without an account. */
  favoriteTourIds: readonly number[]
  forgetFavorites(): void
}

/** What a browser keeps while its person logs in at another service, sealed by the server. */
export interface RedirectLogIn {
  kept: string | null
  keep(sealed: string, expiresAt: Date): void
  forget(): void
}

/** The session cookie of the answer; null where the caller has none (bearer token, tests). */
export interface CookieJar {
  setSession(token: string, expiresAt: Date): void
  clearSession(): void
}
