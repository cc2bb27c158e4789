import type { Locale } from '#schema/codes/locales.ts'

/** A person identified by VK ID. All fields but the id depend on what the person shares. */
export interface VkPerson {
  /** VK's account id, as text. */
  id: string
  firstName: string
  lastName: string
  /** E.164; null if not shared. */
  phone: string | null
  /** Lower case; null if not shared. */
  email: string | null
}

/**
 * REFUSED: code, verifier or device don't match, or were used: start over. CONFIG: our application
 * is misconfigured. TEMPORARY: no answer; the code may still be valid.
 */
export type VkIdError = 'REFUSED' | 'CONFIG' | 'TEMPORARY'
export type VkIdOutcome =
  | { status: 'known'; person: VkPerson }
  | { status: 'failed'; error: VkIdError; detail?: string }

/** Login by VK ID, which redirects the person back with `code`, `device_id` and `state`. */
export interface VkId {
  /**
   * Returns the URL to which the person is redirected.
   * @param state ties the return to this browser, at least 32 of A-Z a-z 0-9 _ and -; compare it
   * before `exchange`
   * @param verifier from `newVerifier`; stays on the server
   */
  authorizationUrl(state: string, verifier: string, locale: Locale): string
  /** Exchanges the code for the person's data. Never rejects. */
  exchange(code: string, deviceId: string, verifier: string, state: string): Promise<VkIdOutcome>
}
