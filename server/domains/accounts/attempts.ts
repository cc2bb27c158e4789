import { codePauseSeconds } from '#schema/codes/loginCodes.ts'
import type { CaptchaLevel, CaptchaProvider } from '../../adapters/captcha/port.ts'
import { enforceLimit } from '../../adapters/limits/enforceLimit.ts'
import { networkOf } from '../../adapters/limits/networkOf.ts'
import type { Limit, RateLimits } from '../../adapters/limits/port.ts'
import { DomainError } from '../../core/domainError.ts'

/** What is counted: each is a door at which somebody could guess, or make us send. */
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
  /** Narrowest first: an attempt that one refuses is not counted by the wider ones. */
  ofAccount: readonly [...Limit[], widest: Limit]
  ofAddress: Limit
  /** Attempts of the account in the widest window from which on a captcha is asked. */
  captchaAfter: number
  /** Attempts of the network address from which on a hard one is asked. */
  hardCaptchaAfter: number
}

/** The bounds hold with a captcha too. */
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

/** What attempts of somebody who is logged in are counted by. */
export const ownAccount = (userId: number): string => `user:${userId}`

/** What a captcha is solved for: a solution of one door opens no other, nor the same for another account. */
export const captchaPurpose = (attempt: Attempt, account: string): string => `${attempt}:${account}`

/**
 * Counts one attempt by account and by network address before anything is looked up, so that known and unknown accounts
 * are the same.
 * @throws DomainError RATE_LIMITED, CAPTCHA_REQUIRED or HARD_CAPTCHA_REQUIRED, with the seconds to wait where there are any
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
  // attempts side by side have seen the same counts: what went past the captcha together is asked for it after all
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

/** The person is who they say: nothing is counted against the account any more, nor this attempt against the address. */
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
