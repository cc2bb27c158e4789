import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { userIdOf } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { cookieJar, lastCodeFor, newPerson, personIn } from './accounts.fixtures.ts'
import { hashPassword } from './passwords.ts'
import { findViewer } from './reads/findViewer.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('empty')
})
afterAll(() => world.close())

let addresses = 0
const ip = () => `198.20.0.${++addresses}`
let numbers = 0
const newPhone = () => `+493012345${String(++numbers).padStart(2, '0')}`
const newEmail = () => newPerson().email

const squattersPassword = 'the password of the squatter'

/** Creates a logged-in account with another person's unconfirmed address. */
const squatterOn = async (address: { phone: string } | { email: string }) => {
  const { viewer, token, email } = await personIn(world)
  const passwordHash = await hashPassword(squattersPassword)
  const unproved = 'email' in address ? { isEmailConfirmed: false } : {}
  await world.app.db.user.update({
    where: { id: viewer.userId },
    data: { ...address, ...unproved, passwordHash },
  })
  return { id: viewer.userId, token, email }
}
const findUser = (id: number) => world.app.db.user.findUniqueOrThrow({ where: { id } })
const viewerOf = async (token: string | null) => {
  const viewer = await findViewer(world.app.pool, token ?? undefined, world.clock.now())
  return userIdOf(viewer)
}

const logInByPassword = async (login: string) => {
  const { data } = await world.run<{ logIn: { __typename: string } }>(
    'mutation ($login: String!, $password: String!) { logIn(login: $login, password: $password) { __typename } }',
    { login, password: squattersPassword },
    { cookies: cookieJar(), ip: ip() },
  )
  return data.logIn.__typename
}

/**
 * Logs in by a code.
 * @returns id of the opened account
 */
const logInByCode = async (login: string): Promise<number | null> => {
  const caller = { ip: ip(), cookies: cookieJar(), locale: 'de' as const }
  // allows a second code within the minute: other tests cover limits
  await world.app.db.rateLimit.deleteMany()
  await world.run(
    'mutation ($login: String!) { sendAuthCode(login: $login) { openUrl } }',
    { login },
    caller,
  )
  await world.runJobs()
  const code = await lastCodeFor(world, login)
  await world.run(
    'mutation ($login: String!, $code: String!) { logInByCode(login: $login, code: $code) { __typename } }',
    { login, code },
    caller,
  )
  return viewerOf(caller.cookies.token)
}

test.each([
  { kind: 'phone', address: newPhone() },
  { kind: 'email', address: newEmail() },
] as const)(
  'creates a separate account for a person who confirms a $kind that is unconfirmed in another account',
  async ({ kind, address }) => {
    const squatter = await squatterOn(kind === 'phone' ? { phone: address } : { email: address })
    const owner = await logInByCode(address)
    expect(owner).not.toBeNull()
    expect(owner).not.toBe(squatter.id)
    expect(await findUser(owner ?? 0)).toMatchObject({
      [kind]: address,
      [kind === 'phone' ? 'isPhoneConfirmed' : 'isEmailConfirmed']: true,
      passwordHash: null,
      locale: 'de',
    })
    // the squatter keeps the account, which opens nothing of the owner's
    expect((await findUser(squatter.id))[kind]).toBeNull()
    expect(await viewerOf(squatter.token)).toBe(squatter.id)
    expect(await logInByPassword(address)).toBe('InvalidCredentialsError')
    if (kind === 'phone') expect(await logInByPassword(squatter.email)).toBe('LogInSuccess')
    expect(await logInByCode(address)).toBe(owner)
  },
)

test('notifies an account at its confirmed e-mail address that it lost an unconfirmed number', async () => {
  const phone = newPhone()
  const { email } = await squatterOn({ phone })
  await logInByCode(phone)
  await world.runJobs()
  expect(
    await world.app.db.outboxMessage.findFirst({
      where: { recipient: email },
      orderBy: { id: 'desc' },
    }),
  ).toMatchObject({
    subject: 'Your account has lost its phone number',
  })
})

test('creates an own account for a confirmed registration whose address is unconfirmed in another account', async () => {
  const person = newPerson()
  const squatter = await squatterOn({ email: person.email })
  const { data } = await world.run<{ register: { registrationToken: string } }>(
    'mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterSuccess { registrationToken } } }',
    { input: person },
    { ip: ip() },
  )
  await world.runJobs()
  const cookies = cookieJar()
  await world.run(
    'mutation ($token: String!, $code: String!) { confirmRegistration(registrationToken: $token, code: $code) { __typename } }',
    {
      token: data.register.registrationToken,
      code: await lastCodeFor(world, person.email),
    },
    { cookies, ip: ip() },
  )
  const owner = await viewerOf(cookies.token)
  expect(owner).not.toBe(squatter.id)
  expect(await findUser(owner ?? 0)).toMatchObject({
    email: person.email,
    isEmailConfirmed: true,
    firstName: person.firstName,
  })
  expect(await findUser(squatter.id)).toMatchObject({ email: null })
})

/** Changes a logged-in person's address to a new one, confirmed by the code sent there. */
const proveIn = async (
  kind: 'email' | 'phone',
  address: string,
  { viewer, password }: Awaited<ReturnType<typeof personIn>>,
) => {
  const [change, confirm] =
    kind === 'email' ? ['changeEmail', 'confirmEmail'] : ['changePhone', 'confirmPhone']
  await world.run(
    `mutation ($address: String!, $current: String!) { ${change}(${kind}: $address, currentPassword: $current) { __typename } }`,
    { address, current: password },
    { viewer, ip: ip() },
  )
  await world.runJobs()
  const { data } = await world.run<{ changed: { __typename: string } }>(
    `mutation ($address: String!, $code: String!) { changed: ${confirm}(address: $address, code: $code) { __typename } }`,
    { address, code: await lastCodeFor(world, address) },
    { viewer, ip: ip() },
  )
  return data.changed.__typename
}

test.each([
  { kind: 'phone', address: newPhone(), success: 'ConfirmPhoneSuccess' },
  { kind: 'email', address: newEmail(), success: 'ConfirmEmailSuccess' },
] as const)(
  'takes a $kind from the account where it is unconfirmed when a logged-in person confirms it',
  async ({ kind, address, success }) => {
    const squatter = await squatterOn(kind === 'phone' ? { phone: address } : { email: address })
    const owner = await personIn(world)
    expect(await proveIn(kind, address, owner)).toBe(success)
    expect((await findUser(owner.viewer.userId))[kind]).toBe(address)
    expect((await findUser(squatter.id))[kind]).toBeNull()
    // no other account can take it from then on
    const next = await personIn(world)
    expect(await proveIn(kind, address, next)).toBe('InvalidCodeError')
    expect((await findUser(owner.viewer.userId))[kind]).toBe(address)
  },
)

test('confirms a number that the person had typed before', async () => {
  const phone = newPhone()
  const person = await personIn(world)
  await world.app.db.user.update({ where: { id: person.viewer.userId }, data: { phone } })
  expect(await proveIn('phone', phone, person)).toBe('ConfirmPhoneSuccess')
  expect(await logInByCode(phone)).toBe(person.viewer.userId)
})

test('sends a password reset link only to a confirmed address', async () => {
  const email = newEmail()
  await squatterOn({ email })
  await world.run(
    'mutation ($email: String!) { recoverPassword(email: $email) { __typename } }',
    { email },
    { ip: ip() },
  )
  await world.runJobs()
  expect(await world.app.db.outboxMessage.count({ where: { recipient: email } })).toBe(0)
})
