import type { Locale } from '#schema/codes/locales.ts'

/** Whom VK ID says it is. Everything but the id depends on what the person shares. */
export interface VkPerson {
  /** VK's number of the account, as text. */
  id: string
  firstName: string
  lastName: string
  /** E.164. */
  phone: string | null
  /** Lower case. */
  email: string | null
}

/**
 * REFUSED: code, verifier or device don't fit, or were used; begin anew. CONFIG: our application is set up wrong.
 * TEMPORARY: no answer; the code may still be good.
 */
export type VkIdError = 'REFUSED' | 'CONFIG' | 'TEMPORARY'
export type VkIdOutcome =
  | { status: 'known'; person: VkPerson }
  | { status: 'failed'; error: VkIdError; detail?: string }

/** A login at VK ID: the person goes there and comes back with `code`, `device_id` and `state`. */
export interface VkId {
  /**
   * Where to send the person. @param state ties the return to this browser, at least 32 of A-Z a-z 0-9 _ and -; compare it
   * before `exchange`. @param verifier see `newVerifier`; stays on the server
   */
  authorizationUrl(state: string, verifier: string, locale: Locale): string
  /** Never rejects. */
  exchange(code: string, deviceId: string, verifier: string, state: string): Promise<VkIdOutcome>
}
