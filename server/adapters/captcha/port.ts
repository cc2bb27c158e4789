/** As 429 answers name them (specification section 8). */
export const captchaLevels = ['captcha', 'hard_captcha'] as const
export type CaptchaLevel = (typeof captchaLevels)[number]

export const captchaProviderNames = ['altcha', 'turnstile', 'hcaptcha', 'smartcaptcha'] as const
export type CaptchaProviderName = (typeof captchaProviderNames)[number]

/** What the page needs to let a person solve it. */
export interface CaptchaChallenge {
  provider: CaptchaProviderName
  /** Public key of the widget; null for ALTCHA, which has none. */
  siteKey: string | null
  /** ALTCHA: the puzzle, as the widget takes it. Others fetch theirs from their service: null. */
  puzzle: unknown
  /** Ties the solution to what it is for, where the service carries it along (Turnstile's cData). */
  binding: string | null
  /** A solution is taken until then; null where the service decides. */
  expiresAt: Date | null
}

/** `replayed`: right, but shown before. `unavailable`: the service did not answer, so nobody knows. */
export type CaptchaVerdict = 'passed' | 'failed' | 'expired' | 'replayed' | 'unavailable'

/** The public half of the configuration; the specification's site tokens are made of it. */
export interface CaptchaSiteKeys {
  provider: CaptchaProviderName
  captchaKey: string | null
  hardCaptchaKey: string | null
  invisibleProvider: CaptchaProviderName | null
  invisibleKey: string | null
}

export interface CaptchaProvider {
  siteKeys: CaptchaSiteKeys
  /** @param boundTo what it is for: the action and the login, such as `sendCode:anna@example.com` */
  challenge(level: CaptchaLevel, boundTo: string): Promise<CaptchaChallenge>
  /**
   * Takes a solution once. A harder one than asked is good too. Never rejects; only `passed` lets anyone in.
   * @param solution what the widget gave, as it came
   * @param ip of the person, for services that weigh it
   */
  verify(
    level: CaptchaLevel,
    boundTo: string,
    solution: string,
    ip?: string,
  ): Promise<CaptchaVerdict>
}
