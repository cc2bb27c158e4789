import { codePauseSeconds } from '#schema/codes/loginCodes.ts'
import type { CaptchaLevel, CaptchaProvider } from '../../adapters/captcha/port.ts'
import { enforceLimit } from '../../adapters/limits/enforceLimit.ts'
import { networkOf } from '../../adapters/limits/networkOf.ts'
import type { Limit, RateLimits } from '../../adapters/limits/port.ts'
import { DomainError } from '../../core/domainError.ts'

/** Limited actions: each could be used to guess a secret or to make us send messages. */
export const attempts = [
  'logIn',
  'sendCode',
  'checkCode',
  'register',
  'recoverPassword',
  'currentPassword',
] as const
export type Attempt = (typeof attempts)[number]

const minute = 60
const hour = 60 * minute
const day = 24 * hour

interface Bounds {
  /** Narrowest first: an attempt refused by one limit is not counted by wider ones. */
  ofAccount: readonly [...Limit[], widest: Limit]
  ofAddress: Limit
  /** Attempts of the account in the widest window after which a captcha is required. */
  captchaAfter: number
  /** Attempts of the network after which a hard captcha is required. */
  hardCaptchaAfter: number
}

/** These limits also apply with a captcha. */
const rules: Record<Attempt, Bounds> = {
  logIn: {
    ofAccount: [
      { name: 'logIn.hour', attempts: 30, seconds: hour },
      { name: 'logIn.day', attempts: 100, seconds: day },
    ],
    ofAddress: { name: 'logIn.address', attempts: 300, seconds: hour },
    captchaAfter: 3,
    hardCaptchaAfter: 10,
  },
  sendCode: {
    ofAccount: [
      { name: 'sendCode.pause', attempts: 1, seconds: codePauseSeconds },
      { name: 'sendCode.hour', attempts: 3, seconds: hour },
      { name: 'sendCode.day', attempts: 5, seconds: day },
    ],
    ofAddress: { name: 'sendCode.address', attempts: 30, seconds: hour },
    captchaAfter: 2,
    hardCaptchaAfter: 10,
  },
  checkCode: {
    ofAccount: [{ name: 'checkCode.day', attempts: 15, seconds: day }],
    ofAddress: { name: 'checkCode.address', attempts: 60, seconds: hour },
    captchaAfter: 6,
    hardCaptchaAfter: 10,
  },
  register: {
    ofAccount: [{ name: 'register.day', attempts: 5, seconds: day }],
    ofAddress: { name: 'register.address', attempts: 20, seconds: hour },
    captchaAfter: 2,
    hardCaptchaAfter: 5,
  },
  recoverPassword: {
    ofAccount: [{ name: 'recoverPassword.day', attempts: 3, seconds: day }],
    ofAddress: { name: 'recoverPassword.address', attempts: 20, seconds: hour },
    captchaAfter: 1,
    hardCaptchaAfter: 5,
  },
  currentPassword: {
    ofAccount: [{ name: 'currentPassword.day', attempts: 30, seconds: day }],
    ofAddress: { name: 'currentPassword.address', attempts: 100, seconds: hour },
    captchaAfter: 5,
    hardCaptchaAfter: 20,
  },
}

export interface AttemptDeps {
  limits: RateLimits
  captcha: Pick<CaptchaProvider, 'verify'>
}

/** Returns the key under which attempts of a logged-in user are counted. */
export const ownAccount = (userId: number): string => `user:${userId}`

/** Returns the purpose of a captcha: its solution is valid only for this action and account. */
export const captchaPurpose = (attempt: Attempt, account: string): string => `${attempt}:${account}`

/**
 * Counts an attempt by account and by network before any lookup, so that known and unknown accounts
 * are treated alike.
 * @throws DomainError RATE_LIMITED with the seconds to wait, CAPTCHA_REQUIRED or
 * HARD_CAPTCHA_REQUIRED
 */
export const enforceAttemptLimit = async (
  { limits, captcha }: AttemptDeps,
  attempt: Attempt,
  { account, ip, solution }: { account: string; ip: string; solution: string | null },
): Promise<void> => {
  const { ofAccount, ofAddress, captchaAfter, hardCaptchaAfter } = rules[attempt]
  const network = networkOf(ip)
  const widest = ofAccount.at(-1) ?? ofAccount[0]
  const levelAfter = async (own: number): Promise<CaptchaLevel | null> => {
    const [byAccount, byAddress] = await Promise.all([
      limits.countOf(widest, account),
      limits.countOf(ofAddress, network),
    ])
    return byAddress - own >= hardCaptchaAfter
      ? 'hard_captcha'
      : byAccount - own >= captchaAfter
        ? 'captcha'
        : null
  }
  const level = await levelAfter(0)
  if (level) {
    const verdict = solution
      ? await captcha.verify(level, captchaPurpose(attempt, account), solution)
      : 'failed'
    if (verdict !== 'passed') throw captchaRequired(level)
  }
  await enforceLimit(limits, ofAddress, network)
  for (const limit of ofAccount) await enforceLimit(limits, limit, account)
  if (level) return
  // parallel attempts saw the same counts: those that slipped past the captcha together must solve
  // it after all
  const missed = await levelAfter(1)
  if (!missed) return
  await Promise.all([
    limits.giveBack(ofAddress, network),
    ...ofAccount.map((limit) => limits.giveBack(limit, account)),
  ])
  throw captchaRequired(missed)
}

const captchaRequired = (level: CaptchaLevel): DomainError =>
  new DomainError(
    level === 'captcha' ? 'CAPTCHA_REQUIRED' : 'HARD_CAPTCHA_REQUIRED',
    'Solve a captcha and try again',
  )

/**
 * Resets the account's attempts and takes back this one of the network, once the person is
 * verified.
 */
export const resetAttempts = async (
  limits: RateLimits,
  attempt: Attempt,
  { account, ip }: { account: string; ip: string },
): Promise<void> => {
  const { ofAccount, ofAddress } = rules[attempt]
  await Promise.all([
    limits.giveBack(ofAddress, networkOf(ip)),
    ...ofAccount.map((limit) => limits.forget(limit, account)),
  ])
}
