import { z } from 'zod'
import type { CaptchaVerdict } from './port.ts'
import type { WidgetService } from './widgetCaptcha.ts'

/** Origins of the widgets, which the page's Content-Security-Policy must allow. */
export const widgetOrigins: Record<WidgetService['name'], readonly string[]> = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  smartcaptcha: ['https://smartcaptcha.yandexcloud.net'],
}

const siteVerify = z.object({
  success: z.boolean(),
  hostname: z.string().nullish(),
  cdata: z.string().nullish(),
  'error-codes': z.array(z.string()).default([]),
})

/** Maps the error codes of both siteverify services, which name the same cases differently. */
const verdictOf = (codes: readonly string[]): CaptchaVerdict => {
  if (codes.some((code) => /timeout-or-duplicate|already-seen|expired/.test(code)))
    return 'replayed'
  // our secret is wrong or the service failed: not the visitor's fault, but nothing is proven
  if (codes.some((code) => /secret|sitekey-secret|internal-error|bad-request/.test(code)))
    return 'unavailable'
  return 'failed'
}

const readSiteVerify: WidgetService['read'] = ({ status, body }) => {
  const read = siteVerify.safeParse(body)
  if (status >= 500 || !read.success) return { verdict: 'unavailable', host: null, binding: null }
  const { success, hostname, cdata, 'error-codes': codes } = read.data
  return {
    verdict: success ? 'passed' : verdictOf(codes),
    host: hostname ?? null,
    binding: cdata ?? null,
  }
}

/** Cloudflare Turnstile (developers.cloudflare.com/turnstile): tokens live 300 s and work once. */
export const turnstile: WidgetService = {
  name: 'turnstile',
  carriesBinding: true,
  form: (secret, response, ip) => ({ secret, response, ...(ip && { remoteip: ip }) }),
  read: readSiteVerify,
}

/** hCaptcha (docs.hcaptcha.com): the site key is sent along to refuse tokens of another widget. */
export const hcaptcha: WidgetService = {
  name: 'hcaptcha',
  carriesBinding: false,
  form: (secret, response, ip, sitekey) => ({
    secret,
    response,
    sitekey,
    ...(ip && { remoteip: ip }),
  }),
  read: readSiteVerify,
}

const smartAnswer = z.object({
  status: z.enum(['ok', 'failed']),
  message: z.string().default(''),
  host: z.string().default(''),
})

/** Yandex SmartCaptcha (yandex.cloud/docs/smartcaptcha): tokens live five minutes and work once. */
export const smartCaptcha: WidgetService = {
  name: 'smartcaptcha',
  carriesBinding: false,
  form: (secret, token, ip) => ({ secret, token, ...(ip && { ip }) }),
  read({ status, body }) {
    const read = smartAnswer.safeParse(body)
    if (status !== 200 || !read.success)
      return { verdict: 'unavailable', host: null, binding: null }
    const { message, host } = read.data
    const isOurs = /secret|authentication/i.test(message)
    const refusal: CaptchaVerdict = isOurs
      ? 'unavailable'
      : /expired/i.test(message)
        ? 'replayed'
        : 'failed'
    // the host is empty for a key without a list of hosts
    return {
      verdict: read.data.status === 'ok' ? 'passed' : refusal,
      host: host || null,
      binding: null,
    }
  },
}
