import { createHash, randomBytes } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'
import type { Locale } from '#schema/codes/locales.ts'
import { callService, type ServiceAnswer } from '../callService.ts'
import { isMailAddress } from '../mail/port.ts'
import type { VkId, VkIdOutcome, VkPerson } from './port.ts'

export interface VkIdConfig {
  /** https://id.vk.ru */
  baseUrl: string
  /** Id of the application. */
  clientId: string
  /** One of the application's trusted redirect URLs. */
  redirectUrl: string
}

/** VK's language ids. */
const languageIds: Record<Locale, string> = { en: '3', de: '6' }

const failure = z.object({ error: z.string() })
const tokens = z.object({ access_token: z.string(), state: z.string().optional() })
const userInfo = z.object({
  user: z.object({
    user_id: z.coerce.string().regex(/^\d+$/),
    first_name: z.string().default(''),
    last_name: z.string().default(''),
    phone: z.string().nullish(),
    email: z.string().nullish(),
  }),
})

/**
 * Returns a new PKCE secret of 64 characters (43 to 128 are allowed), to be kept with the state
 * until the person returns.
 */
export const newVerifier = (): string => randomBytes(48).toString('base64url')

/** Returns the challenge that VK ID gets before the verifier itself (RFC 7636, S256). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

/**
 * Creates login by VK ID: OAuth 2.1 with PKCE (id.vk.ru, "API integration"). The tokens are used
 * here once and not stored.
 */
export const createVkId = ({ baseUrl, clientId, redirectUrl }: VkIdConfig): VkId => ({
  authorizationUrl(state, verifier, locale) {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUrl,
      state,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      scope: 'vkid.personal_info email phone',
      lang_id: languageIds[locale],
    })
    return `${baseUrl}/authorize?${query}`
  },
  async exchange(code, deviceId, verifier, state) {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUrl,
      code,
      code_verifier: verifier,
      device_id: deviceId,
      state,
    })
    const granted = await callService(`${baseUrl}/oauth2/auth`, { form })
    const grant = granted.kind === 'answer' ? tokens.safeParse(granted.body) : null
    if (!grant?.success) return failureOf(granted)
    if (grant.data.state !== undefined && grant.data.state !== state)
      return { status: 'failed', error: 'REFUSED', detail: 'state' }
    const told = await callService(`${baseUrl}/oauth2/user_info`, {
      form: new URLSearchParams({ client_id: clientId, access_token: grant.data.access_token }),
    })
    const info = told.kind === 'answer' ? userInfo.safeParse(told.body) : null
    return info?.success ? { status: 'known', person: personOf(info.data.user) } : failureOf(told)
  },
})

const refusals = new Set([
  'invalid_grant',
  'invalid_request',
  'access_denied',
  'slow_down',
  'invalid_token',
])

/** Maps a failed answer. VK ID returns errors in the body, often with status 200. */
const failureOf = (answer: ServiceAnswer): VkIdOutcome => {
  if (answer.kind === 'silence')
    return { status: 'failed', error: 'TEMPORARY', detail: 'no answer' }
  const said = failure.safeParse(answer.body)
  if (!said.success) return { status: 'failed', error: 'TEMPORARY', detail: String(answer.status) }
  const { error } = said.data
  if (/server_error|temporarily/.test(error))
    return { status: 'failed', error: 'TEMPORARY', detail: error }
  return { status: 'failed', error: refusals.has(error) ? 'REFUSED' : 'CONFIG', detail: error }
}

const personOf = (user: z.infer<typeof userInfo>['user']): VkPerson => {
  const phone = user.phone
    ? parsePhoneNumberFromString(`+${user.phone.replace(/\D/g, '')}`)
    : undefined
  const email = user.email?.toLowerCase() ?? ''
  return {
    id: user.user_id,
    firstName: user.first_name.trim(),
    lastName: user.last_name.trim(),
    phone: phone?.isPossible() ? phone.number : null,
    email: isMailAddress(email) ? email : null,
  }
}
