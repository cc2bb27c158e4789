/** Names as in 429 answers (specification section 8), from easy to hard. */
export const captchaLevels = ['captcha', 'hard_captcha'] as const
export type CaptchaLevel = (typeof captchaLevels)[number]

export const captchaProviderNames = ['altcha', 'turnstile', 'hcaptcha', 'smartcaptcha'] as const
export type CaptchaProviderName = (typeof captchaProviderNames)[number]

/** Data that the page needs to show a captcha. */
export interface CaptchaChallenge {
  provider: CaptchaProviderName
  /** Public key of the widget; null for ALTCHA, which has none. */
  siteKey: string | null
  /** ALTCHA's puzzle for the widget; null for services whose widget fetches its own. */
  puzzle: unknown
  /**
   * Ties the solution to its purpose, where the service supports that (Turnstile's cData); else
   * null.
   */
  binding: string | null
  /** When solutions stop being accepted; null where the service decides. */
  expiresAt: Date | null
}

/**
 * `replayed`: used before, or expired at a widget service. `expired`: ALTCHA only. `unavailable`:
 * could not be verified (outage, or our keys are wrong).
 */
export type CaptchaVerdict = 'passed' | 'failed' | 'expired' | 'replayed' | 'unavailable'

/** Public half of the configuration, from which the specification's site tokens are built. */
export interface CaptchaSiteKeys {
  provider: CaptchaProviderName
  captchaKey: string | null
  hardCaptchaKey: string | null
  invisibleProvider: CaptchaProviderName | null
  invisibleKey: string | null
}

export interface CaptchaProvider {
  siteKeys: CaptchaSiteKeys
  /**
   * Creates a challenge.
   * @param boundTo purpose: the action and the login, such as `sendCode:anna@example.com`
   */
  challenge(level: CaptchaLevel, boundTo: string): Promise<CaptchaChallenge>
  /**
   * Verifies a solution, which is accepted once. ALTCHA also accepts a harder one than required.
   * Never rejects; only `passed` may let a visitor in.
   * @param solution text from the widget, unchanged
   * @param ip the visitor's IP address, for services that use it
   */
  verify(
    level: CaptchaLevel,
    boundTo: string,
    solution: string,
    ip?: string,
  ): Promise<CaptchaVerdict>
}
