import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newToken } from '../../core/secrets.ts'
import { type FakeVkId, startFakeVkId } from './fakes/vkIdService.ts'
import { challengeOf, createVkId, newVerifier } from './vkId.ts'

const clientId = '7915193'
const redirectUrl = 'https://versta.example/vk'
let fake: FakeVkId
beforeAll(async () => {
  fake = await startFakeVkId(clientId, redirectUrl)
})
afterAll(() => fake.close())

const vkId = (id = clientId) => createVkId({ baseUrl: fake.url, clientId: id, redirectUrl })
const begin = () => {
  const verifier = newVerifier()
  const { code, deviceId, state } = fake.agree(vkId().authorizationUrl(newToken(), verifier, 'de'))
  return { code, deviceId, state, verifier }
}

test('returns the name, phone and e-mail address of a person who consents', async () => {
  const { code, deviceId, state, verifier } = begin()
  expect(await vkId().exchange(code, deviceId, verifier, state)).toEqual({
    status: 'known',
    person: {
      id: '1234567890',
      firstName: 'Анна',
      lastName: 'Берг',
      phone: '+79161234567',
      email: 'anna@example.com',
    },
  })
})

test('sends not the verifier but its challenge by RFC 7636', () => {
  const verifier = newVerifier()
  expect(verifier).toMatch(/^[\w-]{64}$/)
  expect(vkId().authorizationUrl('s', verifier, 'en')).not.toContain(verifier)
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('accepts a code once, with its device and verifier', async () => {
  const first = begin()
  await vkId().exchange(first.code, first.deviceId, first.verifier, first.state)
  expect(
    await vkId().exchange(first.code, first.deviceId, first.verifier, first.state),
  ).toMatchObject({ error: 'REFUSED' })
  const second = begin()
  expect(
    await vkId().exchange(second.code, first.deviceId, second.verifier, second.state),
  ).toMatchObject({ error: 'REFUSED' })
  const third = begin()
  expect(
    await vkId().exchange(third.code, third.deviceId, newVerifier(), third.state),
  ).toMatchObject({ error: 'REFUSED' })
})

test('returns null for details that are not shared or invalid', async () => {
  const { user } = fake
  Object.assign(user, { phone: '', email: 'a@b\r\nX: 1' })
  const { code, deviceId, state, verifier } = begin()
  expect(await vkId().exchange(code, deviceId, verifier, state)).toMatchObject({
    person: { phone: null, email: null },
  })
})

test('reports a wrong application as CONFIG and no answer as TEMPORARY', async () => {
  const { code, deviceId, state, verifier } = begin()
  expect(await vkId('1').exchange(code, deviceId, verifier, state)).toMatchObject({
    error: 'CONFIG',
    detail: 'invalid_client',
  })
  const away = createVkId({ baseUrl: 'http://127.0.0.1:9', clientId, redirectUrl })
  expect(await away.exchange(code, deviceId, verifier, state)).toMatchObject({ error: 'TEMPORARY' })
})
