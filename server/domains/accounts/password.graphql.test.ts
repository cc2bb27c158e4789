import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { cookieJar, newPerson, personIn } from './accounts.fixtures.ts'
import { findViewer } from './reads/findViewer.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('empty')
})
afterAll(() => world.close())

let addresses = 0
const ip = () => `198.18.0.${++addresses}`

const recover = `mutation ($email: String!) { recoverPassword(email: $email) { __typename ... on InvalidInputError { fields { field rule } } } }`
const check = 'query ($token: String!) { checkPasswordResetToken(token: $token) }'
const reset = `mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { __typename } }`
const change = `mutation ($current: String!, $password: String!) {
  changePassword(currentPassword: $current, password: $password) { __typename }
}`
const logIn =
  'mutation ($login: String!, $password: String!) { logIn(login: $login, password: $password) { __typename } }'

const lastLetterTo = (recipient: string) =>
  world.app.db.outboxMessage.findFirst({ where: { recipient }, orderBy: { id: 'desc' } })
const linkIn = (text: string): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'no link')
const typeOf = async (login: string, password: string) =>
  (await world.run(logIn, { login, password }, { cookies: cookieJar(), ip: ip() })).data

test('replaces a forgotten password once by a link in the account’s language, ends all sessions and opens none', async () => {
  const { email, token: session } = await personIn(world, { locale: 'de' })
  expect(await world.run(recover, { email }, { ip: ip() })).toMatchObject({
    data: { recoverPassword: { __typename: 'RecoverPasswordSuccess' } },
  })
  await world.runJobs()
  const letter = await lastLetterTo(email)
  expect(letter).toMatchObject({ locale: 'de', subject: 'Ihr neues Passwort' })
  const link = linkIn(letter?.text ?? '')
  expect(link.origin + link.pathname).toBe('http://localhost/de/neues-passwort')
  const token = link.searchParams.get('token') ?? ''
  expect(await world.run(check, { token })).toMatchObject({
    data: { checkPasswordResetToken: true },
  })

  const password = 'a new and longer one'
  const cookies = cookieJar()
  expect(await world.run(reset, { token, password: 'short' })).toMatchObject({
    data: { resetPassword: { __typename: 'InvalidInputError' } },
  })
  expect(await world.run(reset, { token, password }, { cookies })).toMatchObject({
    data: { resetPassword: { __typename: 'ResetPasswordSuccess' } },
  })
  expect(cookies.token).toBeNull()
  expect(await findViewer(world.app.pool, session, world.clock.now())).toEqual({ kind: 'visitor' })
  expect(await typeOf(email, password)).toEqual({ logIn: { __typename: 'LogInSuccess' } })
  expect(await world.run(reset, { token, password: 'another password' })).toMatchObject({
    data: { resetPassword: { __typename: 'InvalidTokenError' } },
  })
  expect(await world.run(check, { token })).toMatchObject({
    data: { checkPasswordResetToken: false },
  })
  await world.runJobs()
  expect(await lastLetterTo(email)).toMatchObject({ subject: 'Ihr Passwort wurde geändert' })
})

test('accepts one of many parallel uses of a link', async () => {
  const { email } = await personIn(world)
  await world.run(recover, { email }, { ip: ip() })
  await world.runJobs()
  const token = linkIn((await lastLetterTo(email))?.text ?? '').searchParams.get('token')
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      world.run<{ resetPassword: { __typename: string } }>(reset, {
        token,
        password: `password number ${n}`,
      }),
    ),
  )
  const names = answers.map(({ data }) => data.resetPassword.__typename)
  expect(names.filter((name) => name === 'ResetPasswordSuccess')).toHaveLength(1)
})

test('answers an unknown address alike without an e-mail, and expires a link after an hour', async () => {
  const { email: unknown } = newPerson()
  expect(await world.run(recover, { email: unknown }, { ip: ip() })).toMatchObject({
    data: { recoverPassword: { __typename: 'RecoverPasswordSuccess' } },
  })
  await world.runJobs()
  expect(await lastLetterTo(unknown)).toBeNull()

  const { email } = await personIn(world)
  await world.run(recover, { email }, { ip: ip() })
  await world.runJobs()
  const token = linkIn((await lastLetterTo(email))?.text ?? '').searchParams.get('token')
  const now = world.clock.now()
  world.clock.set(new Date(now.getTime() + 61 * 60_000))
  expect(await world.run(check, { token })).toMatchObject({
    data: { checkPasswordResetToken: false },
  })
  world.clock.set(now)
})

test('requires the current password for a change, and ends all other sessions', async () => {
  const { email, password, viewer, token } = await personIn(world)
  const cookies = cookieJar()
  await world.run(logIn, { login: email, password }, { cookies, ip: ip() })
  const run = (current: string) =>
    world.run(change, { current, password: 'the next password' }, { viewer, ip: ip() })
  expect(await run('wrong')).toMatchObject({
    data: { changePassword: { __typename: 'InvalidCredentialsError' } },
  })
  expect(await findViewer(world.app.pool, cookies.token ?? '', world.clock.now())).toMatchObject({
    kind: 'user',
  })
  expect(await run(password)).toMatchObject({
    data: { changePassword: { __typename: 'ChangePasswordSuccess' } },
  })
  expect(await findViewer(world.app.pool, cookies.token ?? '', world.clock.now())).toEqual({
    kind: 'visitor',
  })
  expect(await findViewer(world.app.pool, token, world.clock.now())).toMatchObject({ kind: 'user' })
})

test('sets a first password for an account opened by codes, without a current one', async () => {
  const { viewer, email } = await personIn(world, { hasPassword: false })
  expect(
    await world.run(change, { current: '', password: 'the first password' }, { viewer, ip: ip() }),
  ).toMatchObject({
    data: { changePassword: { __typename: 'ChangePasswordSuccess' } },
  })
  expect(await typeOf(email, 'the first password')).toEqual({
    logIn: { __typename: 'LogInSuccess' },
  })
})

test('requires a captcha after several guesses of the current password', async () => {
  const { viewer } = await personIn(world)
  const caller = { viewer, ip: ip() }
  const codes: unknown[] = []
  for (let n = 0; n < 6; n++) {
    const { errors } = await world.run(
      change,
      { current: `guess ${n}`, password: 'the next password' },
      caller,
    )
    codes.push((errors?.[0]?.originalError as { code?: string } | undefined)?.code ?? null)
  }
  expect(codes.at(-1)).toBe('CAPTCHA_REQUIRED')
})
