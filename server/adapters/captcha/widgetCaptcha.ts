import { createHash } from 'node:crypto'
import { callService, type ServiceAnswer } from '../callService.ts'
import type {
  CaptchaLevel,
  CaptchaProvider,
  CaptchaProviderName,
  CaptchaSiteKeys,
  CaptchaVerdict,
} from './port.ts'
import type { SolvedCaptchas } from './solvedCaptchas.ts'

/** Keys of one widget: the public one is shown in the page, the secret one verifies tokens. */
export interface WidgetKeys {
  siteKey: string
  secret: string
}

export interface WidgetConfig {
  /** Full URL of the verification call. */
  verifyUrl: string
  captcha: WidgetKeys
  /** Keys of a widget that is set to be harder in the service's console. */
  hardCaptcha: WidgetKeys
  invisibleKey: string | null
  /** Host names that the service may report; solutions from other pages are refused. */
  hosts: readonly string[]
}

/** Differences between services that show a widget and verify its token on their own server. */
interface WidgetService {
  name: Exclude<CaptchaProviderName, 'altcha'>
  form(
    secret: string,
    solution: string,
    ip: string | undefined,
    siteKey: string,
  ): Record<string, string>
  /** Reads the service's answer; `host` and `binding` are null where it returns none. */
  read(answer: { status: number; body: unknown }): {
    verdict: CaptchaVerdict
    host: string | null
    binding: string | null
  }
  carriesBinding: boolean
}

const maxSolutionLength = 8_000
/** Milliseconds for which used tokens are remembered; no service accepts one for longer. */
const tokenLifeMs = 10 * 60 * 1000

/**
 * Creates captchas of a service with a widget in the page and a verification call. Never rejects;
 * no answer means `unavailable`.
 */
export const createWidgetCaptcha = (
  service: WidgetService,
  config: WidgetConfig,
  { solved, now }: { solved: SolvedCaptchas; now: () => Date },
): CaptchaProvider => {
  const { captcha, hardCaptcha, invisibleKey, hosts, verifyUrl } = config
  const keysOf = (level: CaptchaLevel): WidgetKeys => (level === 'captcha' ? captcha : hardCaptcha)
  const siteKeys: CaptchaSiteKeys = {
    provider: service.name,
    captchaKey: captcha.siteKey,
    hardCaptchaKey: hardCaptcha.siteKey,
    invisibleProvider: invisibleKey === null ? null : service.name,
    invisibleKey,
  }
  const check = async (
    keys: WidgetKeys,
    boundTo: string,
    solution: string,
    ip: string | undefined,
  ): Promise<CaptchaVerdict> => {
    const answer: ServiceAnswer = await callService(verifyUrl, {
      form: new URLSearchParams(service.form(keys.secret, solution, ip, keys.siteKey)),
      timeoutMs: 5_000,
    })
    if (answer.kind === 'silence') return 'unavailable'
    const { verdict, host, binding } = service.read(answer)
    if (verdict !== 'passed') return verdict
    if (host !== null && !hosts.includes(host.replace(/:\d+$/, ''))) return 'failed'
    if (service.carriesBinding && binding !== bindingOf(boundTo)) return 'failed'
    // services accept a token once; this guards against one that doesn't
    const signature = `${service.name}:${createHash('sha256').update(solution).digest('base64url')}`
    return (await solved.takeOnce(signature, new Date(now().getTime() + tokenLifeMs)))
      ? 'passed'
      : 'replayed'
  }
  return {
    siteKeys,
    challenge: async (level, boundTo) => ({
      provider: service.name,
      siteKey: keysOf(level).siteKey,
      puzzle: null,
      binding: service.carriesBinding ? bindingOf(boundTo) : null,
      expiresAt: null,
    }),
    async verify(level, boundTo, solution, ip) {
      if (solution === '' || solution.length > maxSolutionLength) return 'failed'
      return check(keysOf(level), boundTo, solution, ip).catch(() => 'unavailable')
    },
  }
}

/**
 * Hashes the purpose to keep the login out of what the service gets. Not a secret: it only has to
 * differ between purposes.
 */
const bindingOf = (boundTo: string): string =>
  createHash('sha256').update(`captcha:${boundTo}`).digest('base64url')

export type { WidgetService }
