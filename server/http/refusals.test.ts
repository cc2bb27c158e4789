import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { newPerson, personIn } from '../domains/accounts/accounts.fixtures.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const call = (
  query: string,
  variables: Record<string, unknown>,
  remoteAddress = '198.51.100.1',
  headers: Record<string, string> = {},
) =>
  server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  })
const logIn =
  'mutation ($login: String!) { logIn(login: $login, password: "wrong") { __typename } }'
const sendCode = 'mutation ($login: String!) { sendAuthCode(login: $login) { openUrl } }'

test('answers 429 with the captcha type of an account or a network', async () => {
  const { email } = newPerson()
  for (let n = 0; n < 3; n++) expect((await call(logIn, { login: email })).statusCode).toBe(200)
  const ofAccount = await call(logIn, { login: email })
  expect(ofAccount.statusCode).toBe(429)
  expect(ofAccount.json()).toMatchObject({
    data: null,
    errors: [{ extensions: { code: 'CAPTCHA_REQUIRED', type: 'captcha' } }],
  })
  for (let n = 3; n < 10; n++) await call(logIn, { login: newPerson().email })
  const ofNetwork = await call(logIn, { login: newPerson().email })
  expect(ofNetwork.statusCode).toBe(429)
  expect(ofNetwork.json()).toMatchObject({
    errors: [{ extensions: { code: 'HARD_CAPTCHA_REQUIRED', type: 'hard_captcha' } }],
  })
})

test('answers 429 with the seconds to wait after too many calls', async () => {
  const { email } = newPerson()
  expect((await call(sendCode, { login: email }, '198.51.100.2')).statusCode).toBe(200)
  const refused = await call(sendCode, { login: email }, '198.51.100.2')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('30')
  expect(refused.json()).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 30 } }],
  })
  // otherwise the browser would log the status in its console as an error of the page
  const ofPage = await call(sendCode, { login: email }, '198.51.100.2', {
    'sec-fetch-site': 'same-origin',
  })
  expect(ofPage.statusCode).toBe(200)
  expect(ofPage.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
})

const register = `mutation ($text: String!, $email: String!) {
  register(input: { firstName: $text, email: $email, password: "long enough for it" }) { __typename }
}`
test.each([
  ['a login', logIn, { login: 'a\0@example.com' }],
  ['a name', register, { text: 'A\0', email: newPerson().email }],
  ['an e-mail address', register, { text: 'A', email: `a\0${newPerson().email}` }],
])('rejects U+0000 in %s without an internal error', async (_what, query, variables) => {
  const { statusCode, body } = await call(query, variables, '198.51.100.3')
  expect(statusCode).toBeLessThan(500)
  expect(body).not.toContain('INTERNAL')
})

test('answers 400 to U+0000 in a URL', async () => {
  expect((await server.inject('/uploads/photos/a%00c/128.webp')).statusCode).toBe(400)
})

const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

test('rejects a choice of currency or language from another site', async () => {
  const { token, viewer } = await personIn(world)
  const choose = (origin: string) =>
    form(
      '/preferences',
      { currency: 'JPY', locale: 'de', returnTo: '/' },
      { origin, cookie: `sid=${token}` },
    )
  const foreign = await choose('https://elsewhere.example')
  expect(foreign.statusCode).toBe(403)
  expect(foreign.cookies).toEqual([])
  expect(
    await world.app.db.user.findUnique({
      where: { id: viewer.userId },
      select: { currency: true },
    }),
  ).toEqual({ currency: null })
  expect((await choose('http://localhost')).statusCode).toBe(303)
  expect(
    await world.app.db.user.findUnique({
      where: { id: viewer.userId },
      select: { currency: true },
    }),
  ).toEqual({ currency: 'JPY' })
})

test('rejects a photo without a login or from another site before reading it', async () => {
  const post = (headers: Record<string, string>, payload: Buffer) =>
    server.inject({
      method: 'POST',
      url: '/uploads/photo',
      headers: { 'content-type': 'image/png', ...headers },
      payload,
    })
  const tooLong = Buffer.alloc(11 * 1024 * 1024)
  expect((await post({}, tooLong)).statusCode).toBe(401)
  const { token } = await personIn(world)
  expect(
    (await post({ cookie: `sid=${token}`, origin: 'https://elsewhere.example' }, tooLong))
      .statusCode,
  ).toBe(403)
  expect((await post({ cookie: `sid=${token}` }, tooLong)).statusCode).toBe(413)
})
