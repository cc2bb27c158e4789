import { z } from 'zod'
import type { CaptchaConfig } from '../adapters/captcha/createCaptcha.ts'
import { filled, type GroupResult, readService } from './variableGroup.ts'

/** Address at which each service checks tokens. */
const verifyUrls = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  smartcaptcha: 'https://smartcaptcha.yandexcloud.net/validate',
} as const

const widget = {
  needed: {
    CAPTCHA_PROVIDER: z.enum(
      ['turnstile', 'hcaptcha', 'smartcaptcha'],
      'altcha, turnstile, hcaptcha or smartcaptcha',
    ),
    CAPTCHA_SITE_KEY: filled,
    CAPTCHA_SECRET: filled,
  },
  extra: {
    CAPTCHA_INVISIBLE_SITE_KEY: filled.optional(),
    CAPTCHA_VERIFY_URL: z.url({ protocol: /^https?$/, error: 'an http or https URL' }).optional(),
  },
}
const hardWidget = {
  needed: { CAPTCHA_HARD_SITE_KEY: filled, CAPTCHA_HARD_SECRET: filled },
  extra: {},
}

/**
 * Reads the captcha service; null for the proof of work. Without keys of its own the hard captcha
 * uses the usual ones.
 */
export const readCaptcha = (
  given: Readonly<Record<string, string | undefined>>,
  { publicUrl }: { publicUrl: string },
): GroupResult<CaptchaConfig> => {
  // altcha is the default and may be named explicitly
  const named =
    given.CAPTCHA_PROVIDER === 'altcha' ? { ...given, CAPTCHA_PROVIDER: undefined } : given
  const usual = readService(named, widget)
  const hard = readService(named, hardWidget)
  const mistakes = [...usual.mistakes, ...hard.mistakes]
  if (hard.value && !usual.value && usual.mistakes.length === 0)
    mistakes.push(
      'CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SECRET: missing, because CAPTCHA_HARD_SITE_KEY is set',
    )
  if (!usual.value) return { value: null, mistakes }
  const {
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SITE_KEY: siteKey,
    CAPTCHA_SECRET: secret,
  } = usual.value
  const keys = { siteKey, secret }
  return {
    mistakes,
    value: {
      provider,
      verifyUrl: usual.value.CAPTCHA_VERIFY_URL ?? verifyUrls[provider],
      captcha: keys,
      hardCaptcha: hard.value
        ? { siteKey: hard.value.CAPTCHA_HARD_SITE_KEY, secret: hard.value.CAPTCHA_HARD_SECRET }
        : keys,
      invisibleKey: usual.value.CAPTCHA_INVISIBLE_SITE_KEY ?? null,
      hosts: [new URL(publicUrl).hostname],
    },
  }
}
