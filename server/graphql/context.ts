import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import type { App } from '../compose.ts'
import type { Viewer } from '../core/viewer.ts'

/** Context of one request. No part of it may outlive the request. */
export interface Context {
  app: App
  viewer: Viewer
  locale: Locale
  /** Currency of every price in the answer. */
  currency: Currency
  requestId: string
  /** Caller's network address and user agent, stored with sessions. */
  client: { ip: string; userAgent: string }
  cookies: CookieJar
  /** The session's token as sent, valid or not. */
  token?: string | undefined
  /** Absent outside of HTTP, as in tests. */
  visit?: Visit
  /** Absent outside of HTTP, as in tests. */
  redirectLogIn?: RedirectLogIn
}

/** Data that the caller's browser keeps between requests, besides the session. */
export interface Visit {
  /** Campaign marks (source, campaign, content) of the last three days; null without any. */
  utm: Readonly<Record<string, string>> | null
  keepCountry(id: number): void
  /** Tours that the visitor saved without an account. */
  favoriteTourIds: readonly number[]
  forgetFavorites(): void
}

/** Data that the browser keeps during a login at another service, encrypted by the server. */
export interface RedirectLogIn {
  kept: string | null
  keep(sealed: string, expiresAt: Date): void
  forget(): void
}

/** Sets the session cookie of the answer; does nothing outside of HTTP, as in tests. */
export interface CookieJar {
  setSession(token: string, expiresAt: Date): void
  clearSession(): void
}
