import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../db/connect.ts'
import { createAltcha } from './altcha.ts'
import type { CaptchaProvider } from './port.ts'
import { createSolvedCaptchas } from './solvedCaptchas.ts'
import { createWidgetCaptcha, type WidgetConfig } from './widgetCaptcha.ts'
import { hcaptcha, smartCaptcha, turnstile } from './widgetServices.ts'

const services = { turnstile, hcaptcha, smartcaptcha: smartCaptcha }

/** Settings of a widget service; null uses proof of work, which needs no account. */
export type CaptchaConfig = (WidgetConfig & { provider: keyof typeof services }) | null

/**
 * Creates the configured captcha provider.
 * @param key 32 bytes, the same in every process; signs proof-of-work puzzles
 */
export const createCaptcha = (
  config: CaptchaConfig,
  { db, clock, key }: { db: Db; clock: Clock; key: Buffer },
): CaptchaProvider => {
  const solved = createSolvedCaptchas(db)
  return config
    ? createWidgetCaptcha(services[config.provider], config, { solved, now: () => clock.now() })
    : createAltcha({ key, solved, clock })
}
