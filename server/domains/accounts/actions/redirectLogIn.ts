import { z } from 'zod'
import { locales, type Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readReturnPath } from '#schema/rules/routes/returnPath.ts'
import { enforceLimit } from '../../../adapters/limits/enforceLimit.ts'
import { networkOf } from '../../../adapters/limits/networkOf.ts'
import type { Limit, RateLimits } from '../../../adapters/limits/port.ts'
import type { VkId } from '../../../adapters/vkid/port.ts'
import { newVerifier } from '../../../adapters/vkid/vkId.ts'
import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { decryptText, encryptText } from '../../../core/sealedText.ts'
import { type KeyRing, newToken } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { findOrCreateVkAccount } from './findOrCreateVkAccount.ts'
import { type Client, type OpenedSession, openSession, type SessionKind } from './openSession.ts'

interface Deps {
  db: Db
  clock: Clock
  keys: KeyRing
  limits: RateLimits
  /** Null where VK ID is not configured. */
  vkId: VkId | null
}

/**
 * The login attempt, stored encrypted in the browser: it ties the return from VK ID to this
 * browser.
 */
const begun = z.object({
  state: z.string(),
  verifier: z.string(),
  returnTo: z.string().nullable(),
  locale: z.enum(locales),
  expires: z.number(),
})

const attemptMs = 10 * 60_000
const ofAddress: Limit = { name: 'redirectLogIn.address', attempts: 60, seconds: 3600 }

const sealKey = (keys: KeyRing): Buffer => keys.keyFor('redirect-log-in')

const configured = (vkId: VkId | null): VkId => {
  if (vkId) return vkId
  throw new DomainError('UNAVAILABLE', 'VK ID is not available', 'verifyMethod')
}

/**
 * Starts a login at VK ID.
 * @param returnTo a path of the site from an untrusted URL; anything else is ignored
 * @returns URL to redirect to, and the encrypted attempt for the browser to store
 * @throws DomainError UNAVAILABLE (field `verifyMethod`), RATE_LIMITED
 */
export const beginRedirectLogIn = async (
  { vkId, keys, clock, limits }: Deps,
  { ip, returnTo, locale }: { ip: string; returnTo: string | null; locale: Locale },
): Promise<{ url: string; kept: string; expiresAt: Date }> => {
  const service = configured(vkId)
  await enforceLimit(limits, ofAddress, networkOf(ip))
  const [state, verifier] = [newToken(), newVerifier()]
  const expiresAt = new Date(clock.now().getTime() + attemptMs)
  const text = JSON.stringify({
    state,
    verifier,
    returnTo: readReturnPath(returnTo),
    locale,
    expires: expiresAt.getTime(),
  })
  return {
    url: service.authorizationUrl(state, verifier, locale),
    kept: encryptText(sealKey(keys), text, 'vk').toString('base64url'),
    expiresAt,
  }
}

/**
 * Reads the attempt stored in the browser.
 * @returns null for an invalid or expired one
 */
export const readLoginAttempt = (
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  kept: string | null,
): z.infer<typeof begun> | null => {
  if (!kept || kept.length > 4000) return null
  const text = decryptText(sealKey(keys), Buffer.from(kept, 'base64url'), 'vk')
  const read = text === null ? null : begun.safeParse(JSON.parse(text))
  return read?.success && read.data.expires > clock.now().getTime() ? read.data : null
}

interface Returned {
  /** The encrypted attempt from the browser. */
  kept: string | null
  code: string
  state: string
  deviceId: string
  kind: SessionKind
}

/**
 * Opens a session for the person that VK ID identifies.
 * @returns the session, and the path of the page to go on with
 * @throws InvalidCodeError for a used or expired answer, or one for another browser; DomainError
 * UNAVAILABLE, RATE_LIMITED
 */
export const finishRedirectLogIn = async (
  deps: Deps,
  client: Client,
  { kept, code, state, deviceId, kind }: Returned,
): Promise<{ session: OpenedSession; path: string }> => {
  const { db, clock, limits } = deps
  const service = configured(deps.vkId)
  await enforceLimit(limits, ofAddress, networkOf(client.ip))
  const attempt = readLoginAttempt(deps, kept)
  if (!attempt || attempt.state !== state) throw new InvalidCodeError()
  const outcome = await service.exchange(
    code.slice(0, 2000),
    deviceId.slice(0, 500),
    attempt.verifier,
    state,
  )
  if (outcome.status === 'failed') {
    if (outcome.error === 'REFUSED') throw new InvalidCodeError()
    throw new DomainError(
      'UNAVAILABLE',
      `VK ID failed: ${outcome.detail ?? outcome.error}`,
      'verifyMethod',
    )
  }
  const userId = await findOrCreateVkAccount(db, outcome.person, attempt.locale)
  await limits.giveBack(ofAddress, networkOf(client.ip))
  const session = await openSession(db, client, { userId, kind, now: clock.now() })
  return { session, path: attempt.returnTo ?? pagePath('account', attempt.locale) }
}
