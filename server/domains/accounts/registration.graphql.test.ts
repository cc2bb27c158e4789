import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { cookieJar, lastCodeFor, newPerson } from './accounts.fixtures.ts'
import { findViewer } from './reads/findViewer.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('empty')
})
afterAll(() => world.close())

const register = `mutation ($input: RegisterInput!) {
  register(input: $input) { __typename ... on RegisterSuccess { registrationToken } ... on InvalidInputError { fields { field rule } } }
}`
const confirm = `mutation ($token: String!, $code: String!) {
  confirmRegistration(registrationToken: $token, code: $code) { __typename ... on LogInSuccess { viewer { email firstName isEmailConfirmed } } }
}`
const logIn =
  'mutation ($login: String!, $password: String!) { logIn(login: $login, password: $password) { __typename } }'

let addresses = 0
/** Returns a new IP address each time: other tests cover limits. */
const ip = () => `203.0.113.${++addresses}`

type Person = ReturnType<typeof newPerson>

const ask = async (input: Person): Promise<string> => {
  const { data } = await world.run<{ register: { registrationToken: string } }>(
    register,
    { input },
    { ip: ip() },
  )
  return data.register.registrationToken
}
const confirmWith = async (token: string, code: string, cookies = cookieJar()) => {
  const { data } = await world.run<{ confirmRegistration: { __typename: string } }>(
    confirm,
    { token, code },
    { ip: ip(), cookies },
  )
  return data.confirmRegistration
}

test('opens an account with a confirmed address and logs in after the code', async () => {
  const person = newPerson()
  const token = await ask(person)
  expect(await world.app.db.user.count({ where: { email: person.email } })).toBe(0)
  await world.runJobs()
  const cookies = cookieJar()
  expect(await confirmWith(token, await lastCodeFor(world, person.email), cookies)).toMatchObject({
    __typename: 'LogInSuccess',
    viewer: { email: person.email, firstName: 'Anna', isEmailConfirmed: true },
  })
  expect(
    await findViewer(world.app.pool, cookies.token ?? undefined, world.clock.now()),
  ).toMatchObject({ kind: 'user' })
  const { data } = await world.run(
    logIn,
    { login: person.email, password: person.password },
    { cookies: cookieJar(), ip: ip() },
  )
  expect(data).toEqual({ logIn: { __typename: 'LogInSuccess' } })
})

test('answers alike for a known address; its code opens the existing account unchanged', async () => {
  const person = newPerson()
  const first = await ask(person)
  await world.runJobs()
  await confirmWith(first, await lastCodeFor(world, person.email))
  const again = await ask({ ...person, firstName: 'Eve', password: 'another password' })
  await world.runJobs()
  expect(await confirmWith(again, await lastCodeFor(world, person.email))).toMatchObject({
    viewer: { email: person.email, firstName: 'Anna' },
  })
  const { data } = await world.run(
    logIn,
    { login: person.email, password: 'another password' },
    { ip: ip() },
  )
  expect(data).toEqual({ logIn: { __typename: 'InvalidCredentialsError' } })
})

test('stores a number as typed even if another account has it, and opens nothing until it is confirmed', async () => {
  const phone = '+493098765401'
  await world.app.db.user.create({
    data: { email: newPerson().email, phone, isPhoneConfirmed: true },
  })
  for (const number of [phone, '+493098765402']) {
    const person = { ...newPerson(), phone: number }
    const token = await ask(person)
    await world.runJobs()
    await confirmWith(token, await lastCodeFor(world, person.email))
    expect(await world.app.db.user.findUnique({ where: { email: person.email } })).toMatchObject({
      phone: number,
      isPhoneConfirmed: false,
    })
    const { data } = await world.run(
      logIn,
      { login: number, password: person.password },
      { cookies: cookieJar(), ip: ip() },
    )
    expect(data).toEqual({ logIn: { __typename: 'InvalidCredentialsError' } })
  }
})

test('allows a confirmed number in one account only', async () => {
  const confirmed = { phone: '+493098765403', isPhoneConfirmed: true }
  await world.app.db.user.create({ data: { email: newPerson().email, ...confirmed } })
  await expect(
    world.app.db.user.create({ data: { email: newPerson().email, ...confirmed } }),
  ).rejects.toThrow('Unique constraint')
})

test('accepts no code of another registration of the same address', async () => {
  const mine = newPerson()
  const myToken = await ask(mine)
  await world.runJobs()
  const myCode = await lastCodeFor(world, mine.email)
  const hisToken = await ask({ ...mine, firstName: 'Mallory', password: 'his own password' })
  await world.runJobs()
  const hisCode = await lastCodeFor(world, mine.email)
  if (hisCode !== myCode)
    expect(await confirmWith(hisToken, myCode)).toMatchObject({ __typename: 'InvalidCodeError' })
  expect(await confirmWith(myToken, myCode)).toMatchObject({ viewer: { firstName: 'Anna' } })
})

test('requires no captcha from an office that registers people one after another', async () => {
  const office = ip()
  for (let n = 0; n < 7; n++) {
    const input = newPerson()
    const { data, errors } = await world.run<{ register: { registrationToken: string } }>(
      register,
      { input },
      { ip: office },
    )
    expect(errors).toBeUndefined()
    await world.runJobs()
    const token = data.register.registrationToken
    const answer = await world.run(
      confirm,
      { token, code: await lastCodeFor(world, input.email) },
      { ip: office, cookies: cookieJar() },
    )
    expect(answer).toMatchObject({ data: { confirmRegistration: { __typename: 'LogInSuccess' } } })
    expect(
      await world.app.db.rateLimit.count({
        where: { key: { contains: input.email }, points: { gt: 0 } },
      }),
    ).toBe(0)
  }
})

test('reports invalid fields with the rules of the form', async () => {
  const input = { ...newPerson(), firstName: ' ', email: 'anna', password: 'short', phone: '12' }
  const { data } = await world.run(register, { input }, { ip: ip() })
  expect(data).toMatchObject({
    register: {
      __typename: 'InvalidInputError',
      fields: [
        { field: 'firstName', rule: 'REQUIRED' },
        { field: 'email', rule: 'EMAIL' },
        { field: 'phone', rule: 'PHONE' },
        { field: 'password', rule: 'MIN' },
      ],
    },
  })
})

test('voids a code after three wrong attempts', async () => {
  const person = newPerson()
  const token = await ask(person)
  await world.runJobs()
  const code = await lastCodeFor(world, person.email)
  const wrong = String((Number(code) + 1) % 100_000).padStart(5, '0')
  for (let n = 0; n < 3; n++)
    expect(await confirmWith(token, wrong)).toMatchObject({ __typename: 'InvalidCodeError' })
  expect(await confirmWith(token, code)).toMatchObject({ __typename: 'InvalidCodeError' })
})
