import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import * as argon2 from '@node-rs/argon2'
import type { TestApp } from '../../testing/testApp.ts'

const hash = jest.fn(argon2.hash)
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, hash }))
// imported after the mock, so that the modules use it
const { createTestApp } = await import('../../testing/testApp.ts')
const { newPerson } = await import('./accounts.fixtures.ts')
const { createOneTimeToken } = await import('./oneTimeTokens.ts')

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('empty')
})
afterAll(() => world.close())
beforeEach(() => void hash.mockClear())

let addresses = 0
const ip = () => `198.21.0.${++addresses}`
const reset = async (token: string, address: string) => {
  const { data, errors } = await world.run<{ resetPassword: { __typename: string } }>(
    `mutation ($token: String!) { resetPassword(token: $token, password: "a new and longer one") { __typename } }`,
    { token },
    { ip: address },
  )
  const refused = errors?.[0]?.originalError as { code?: string; retryAfter?: number } | undefined
  return refused ? { ...refused } : data.resetPassword.__typename
}
const newAccount = async () => {
  const { firstName, email } = newPerson()
  const { id } = await world.app.db.user.create({
    data: { firstName, email, isEmailConfirmed: true },
  })
  return {
    id,
    link: () => createOneTimeToken(world.app.db, id, 'password_reset', world.clock.now()),
  }
}

test('hashes a password only for a valid link', async () => {
  const { link } = await newAccount()
  expect(await reset('guessed', ip())).toBe('InvalidTokenError')
  expect(hash).not.toHaveBeenCalled()
  const token = await link()
  expect(await reset(token, ip())).toBe('ResetPasswordSuccess')
  expect(await reset(token, ip())).toBe('InvalidTokenError')
  expect(hash).toHaveBeenCalledTimes(1)
})

test('allows thirty links an hour from a network address', async () => {
  const address = ip()
  for (let n = 0; n < 30; n++) expect(await reset(`guess ${n}`, address)).toBe('InvalidTokenError')
  const { link } = await newAccount()
  const token = await link()
  expect(await reset(token, address)).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: expect.any(Number),
  })
  expect(await reset(token, ip())).toBe('ResetPasswordSuccess')
})

test('allows ten new passwords an hour per account, from any addresses', async () => {
  const { link } = await newAccount()
  for (let n = 0; n < 10; n++) expect(await reset(await link(), ip())).toBe('ResetPasswordSuccess')
  const token = await link()
  expect(await reset(token, ip())).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: expect.any(Number),
  })
  expect(hash).toHaveBeenCalledTimes(10)
  const other = await newAccount()
  expect(await reset(await other.link(), ip())).toBe('ResetPasswordSuccess')
})
