import { type FakeService, startFakeService } from '../../../testing/fakeService.ts'

export interface FakeWidgetService extends FakeService {
  /** Solves the widget of a site key on a host. @returns the token */
  solve(siteKey: string, host: string, cdata?: string): string
}

/** Public site keys by secret key. */
type Keys = Readonly<Record<string, string>>

interface Token {
  siteKey: string
  host: string
  cdata?: string | undefined
}

const withTokens = async (
  answer: (
    form: URLSearchParams,
    take: (token: string) => Token | undefined,
  ) => { status?: number; json: unknown },
): Promise<FakeWidgetService> => {
  const tokens = new Map<string, Token>()
  const take = (name: string): Token | undefined => {
    const token = tokens.get(name)
    tokens.delete(name)
    return token
  }
  const fake = await startFakeService(({ form }) => answer(form, take))
  return {
    ...fake,
    solve(siteKey, host, cdata) {
      const token = crypto.randomUUID()
      tokens.set(token, { siteKey, host, cdata })
      return token
    },
  }
}

/** Starts the siteverify service of Turnstile and hCaptcha. */
export const startFakeSiteVerify = (keys: Keys): Promise<FakeWidgetService> =>
  withTokens((form, take) => {
    const refuse = (code: string) => ({ json: { success: false, 'error-codes': [code] } })
    const siteKey = keys[form.get('secret') ?? '']
    if (!form.get('secret')) return refuse('missing-input-secret')
    if (!siteKey) return refuse('invalid-input-secret')
    if (!form.get('response')) return refuse('missing-input-response')
    if (form.get('response') === 'broken') return { status: 503, json: {} }
    if (form.get('response') === 'forged') return refuse('invalid-input-response')
    const token = take(form.get('response') ?? '')
    if (!token) return refuse('timeout-or-duplicate')
    const asked = form.get('sitekey')
    if (token.siteKey !== siteKey || (asked !== null && asked !== siteKey))
      return refuse('invalid-input-response')
    return {
      json: {
        success: true,
        'error-codes': [],
        challenge_ts: '2026-05-12T09:00:00Z',
        hostname: token.host,
        cdata: token.cdata ?? '',
      },
    }
  })

/** Starts SmartCaptcha's validate service. */
export const startFakeSmartCaptcha = (keys: Keys): Promise<FakeWidgetService> =>
  withTokens((form, take) => {
    const refuse = (message: string) => ({ json: { status: 'failed', message } })
    const siteKey = keys[form.get('secret') ?? '']
    if (!siteKey) return refuse('Authentication failed. Secret has not provided.')
    if (!form.get('token')) return refuse('Token invalid or expired.')
    if (form.get('token') === 'broken')
      return { status: 500, json: { status: 'failed', message: '' } }
    const token = take(form.get('token') ?? '')
    if (!token || token.siteKey !== siteKey) return refuse('Token invalid or expired.')
    return { json: { status: 'ok', message: '', host: token.host } }
  })
