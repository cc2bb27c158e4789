import { createHash } from 'node:crypto'
import { type FakeService, startFakeService } from '../../../testing/fakeService.ts'

export interface FakeVkId extends FakeService {
  /** Consents on the page of `authorizationUrl`. @returns the parameters of the redirect */
  agree(authorizationUrl: string): { code: string; deviceId: string; state: string }
  user: Record<string, unknown>
}

/** Starts VK ID: a code works once, for the device and verifier it was made for. */
export const startFakeVkId = async (clientId: string, redirectUrl: string): Promise<FakeVkId> => {
  const codes = new Map<string, { challenge: string; deviceId: string }>()
  const tokens = new Set<string>()
  const user: Record<string, unknown> = {
    user_id: '1234567890',
    first_name: 'Анна',
    last_name: 'Берг',
    phone: '79161234567',
    email: 'Anna@Example.com',
  }
  const fake = await startFakeService(({ method, path, form }) => {
    const refuse = (error: string) => ({
      json: { error, error_description: 'refused', state: form.get('state') },
    })
    if (method !== 'POST') return { status: 405 }
    if (form.get('client_id') !== clientId) return refuse('invalid_client')
    if (path === '/oauth2/auth') {
      const code = form.get('code') ?? ''
      const known = codes.get(code)
      codes.delete(code)
      if (
        form.get('grant_type') !== 'authorization_code' ||
        form.get('redirect_uri') !== redirectUrl
      )
        return refuse('invalid_request')
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (!known || known.deviceId !== form.get('device_id') || known.challenge !== challenge)
        return refuse('invalid_grant')
      const access_token = `vk2.a.${crypto.randomUUID()}`
      tokens.add(access_token)
      return {
        json: {
          access_token,
          refresh_token: 'r',
          id_token: 'i',
          token_type: 'Bearer',
          expires_in: 3600,
          user_id: 1_234_567_890,
          state: form.get('state'),
        },
      }
    }
    if (path !== '/oauth2/user_info') return { status: 404, text: '' }
    return tokens.has(form.get('access_token') ?? '') ? { json: { user } } : refuse('invalid_token')
  })
  return {
    ...fake,
    user,
    agree(authorizationUrl) {
      const { pathname, searchParams } = new URL(authorizationUrl)
      if (
        pathname !== '/authorize' ||
        searchParams.get('redirect_uri') !== redirectUrl ||
        searchParams.get('client_id') !== clientId
      )
        throw new Error('VK ID shows an error page')
      if (searchParams.get('code_challenge_method') !== 'S256')
        throw new Error('VK ID requires PKCE')
      const code = `vk2.a.${crypto.randomUUID()}`
      const deviceId = crypto.randomUUID()
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', deviceId })
      return { code, deviceId, state: searchParams.get('state') ?? '' }
    },
  }
}
