import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { cookieJar, lastCodeFor, newPerson, personIn } from './accounts.fixtures.ts'
import { findViewer } from './reads/findViewer.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

let addresses = 0
const ip = () => `198.19.0.${++addresses}`

const changeEmail = `mutation ($email: String!, $current: String!) { changeEmail(email: $email, currentPassword: $current) { __typename } }`
const confirmEmail = `mutation ($address: String!, $code: String!) {
  confirmEmail(address: $address, code: $code) { __typename ... on ConfirmEmailSuccess { viewer { email isEmailConfirmed } } }
}`

test('changes an e-mail address by the current password and a code to the new one, and notifies the old one', async () => {
  const { viewer, email, password } = await personIn(world)
  const { email: next } = newPerson()
  const ask = (current: string) =>
    world.run(changeEmail, { email: next, current }, { viewer, ip: ip() })
  expect(await ask('wrong')).toMatchObject({
    data: { changeEmail: { __typename: 'InvalidCredentialsError' } },
  })
  expect(await ask(password)).toMatchObject({ data: { changeEmail: { __typename: 'CodeSent' } } })
  await world.runJobs()
  const code = await lastCodeFor(world, next)
  const other = await personIn(world)
  expect(
    await world.run(confirmEmail, { address: next, code }, { viewer: other.viewer, ip: ip() }),
  ).toMatchObject({
    data: { confirmEmail: { __typename: 'InvalidCodeError' } },
  })
  expect(
    await world.run(confirmEmail, { address: next, code }, { viewer, ip: ip() }),
  ).toMatchObject({
    data: { confirmEmail: { viewer: { email: next, isEmailConfirmed: true } } },
  })
  await world.runJobs()
  expect(
    await world.app.db.outboxMessage.findFirst({
      where: { recipient: email },
      orderBy: { id: 'desc' },
    }),
  ).toMatchObject({
    subject: 'Your e-mail address was changed',
  })
})

test('answers alike for another account’s e-mail address, but never assigns it', async () => {
  const { viewer, password } = await personIn(world)
  const other = await personIn(world)
  expect(
    await world.run(changeEmail, { email: other.email, current: password }, { viewer, ip: ip() }),
  ).toMatchObject({
    data: { changeEmail: { __typename: 'CodeSent' } },
  })
  await world.runJobs()
  const code = await lastCodeFor(world, other.email)
  expect(
    await world.run(confirmEmail, { address: other.email, code }, { viewer, ip: ip() }),
  ).toMatchObject({
    data: { confirmEmail: { __typename: 'InvalidCodeError' } },
  })
})

test('confirms a phone number by a code and notifies the e-mail address', async () => {
  const { email, viewer, password } = await personIn(world)
  const phone = `+4930${Math.floor(1e6 + Math.random() * 8e6)}`
  const { data } = await world.run(
    'mutation ($phone: String!, $current: String!) { changePhone(phone: $phone, currentPassword: $current, codeSender: SMS) { __typename } }',
    { phone, current: password },
    { viewer, ip: ip() },
  )
  expect(data).toEqual({ changePhone: { __typename: 'CodeSent' } })
  await world.runJobs()
  const code = await lastCodeFor(world, phone)
  expect(
    await world.run(
      `mutation ($phone: String!, $code: String!) {
        confirmPhone(address: $phone, code: $code) { ... on ConfirmPhoneSuccess { viewer { phone isPhoneConfirmed } } }
      }`,
      { phone, code },
      { viewer, ip: ip() },
    ),
  ).toMatchObject({ data: { confirmPhone: { viewer: { phone, isPhoneConfirmed: true } } } })
  await world.runJobs()
  expect(await world.app.db.outboxMessage.findMany({ where: { recipient: email } })).toMatchObject([
    { subject: 'A new phone number opens your account' },
  ])
})

test('stores names, country, language and currency, and reports invalid fields', async () => {
  const { viewer } = await personIn(world)
  const country = await world.app.db.country.findFirstOrThrow({ select: { id: true } })
  const update = `mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) { ... on UpdateProfileSuccess { viewer { firstName lastName countryId } } ... on InvalidInputError { fields { field rule } } }
  }`
  expect(
    await world.run(
      update,
      { input: { firstName: ' Ines ', lastName: 'Weit', countryId: country.id } },
      { viewer },
    ),
  ).toMatchObject({
    data: {
      updateProfile: { viewer: { firstName: 'Ines', lastName: 'Weit', countryId: country.id } },
    },
  })
  expect(
    await world.run(update, { input: { firstName: '', countryId: country.id } }, { viewer }),
  ).toMatchObject({
    data: { updateProfile: { fields: [{ field: 'firstName', rule: 'REQUIRED' }] } },
  })
  expect(
    await world.run('mutation { changeCountry(countryId: -1) { __typename } }', {}, { viewer }),
  ).toMatchObject({
    data: { changeCountry: { __typename: 'InvalidInputError' } },
  })
  expect(
    await world.run(
      'mutation { setLanguage(language: DE) { language } setCurrency(currency: CHF) { currency } }',
      {},
      { viewer },
    ),
  ).toMatchObject({ data: { setLanguage: { language: 'DE' }, setCurrency: { currency: 'CHF' } } })
})

test('lists sessions to their owner only, and ends one or all others', async () => {
  const { viewer, email, password } = await personIn(world)
  const jars = [cookieJar(), cookieJar()]
  for (const cookies of jars)
    await world.run(
      'mutation ($l: String!, $p: String!) { logIn(login: $l, password: $p) { __typename } }',
      { l: email, p: password },
      { cookies, ip: ip() },
    )
  const list = async () => {
    const { data } = await world.run<{
      viewer: { sessions: { id: number; isCurrent: boolean }[] }
    }>('{ viewer { sessions { id isCurrent ip userAgent } } }', {}, { viewer })
    return data.viewer.sessions
  }
  const sessions = await list()
  expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, false, true])
  const stranger = await personIn(world)
  const end = 'mutation ($id: Int!) { endSession(id: $id) { id } }'
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id
  expect((await world.run(end, { id }, { viewer: stranger.viewer })).errors?.[0]?.message).toBe(
    'No such session',
  )
  await world.run(end, { id }, { viewer })
  expect(await list()).toHaveLength(2)
  await world.run('mutation { endOtherSessions { id } }', {}, { viewer })
  expect(await list()).toMatchObject([{ isCurrent: true }])
  for (const { token } of jars)
    expect(await findViewer(world.app.pool, token ?? '', world.clock.now())).toEqual({
      kind: 'visitor',
    })
})

test('records activity at most once a minute', async () => {
  const { viewer } = await personIn(world)
  const note = async () => (await world.run('mutation { setActivity }', {}, { viewer })).data
  const now = world.clock.now()
  world.clock.set(new Date(now.getTime() + 120_000))
  expect(await note()).toEqual({ setActivity: true })
  expect(await note()).toEqual({ setActivity: false })
  world.clock.set(now)
})

test('adds favorites once, lists and removes them', async () => {
  const { viewer } = await personIn(world)
  const [tour] = await world.app.db.tour.findMany({
    where: { status: 'published' },
    take: 1,
    select: { id: true },
  })
  const add = 'mutation ($id: Int!) { addFavorite(tourId: $id) { favorites { id } } }'
  for (let n = 0; n < 2; n++)
    expect(await world.run(add, { id: tour?.id }, { viewer })).toMatchObject({
      data: { addFavorite: { favorites: [{ id: tour?.id }] } },
    })
  expect((await world.run(add, { id: 999_999 }, { viewer })).errors?.[0]?.message).toBe(
    'No such tour',
  )
  expect(
    await world.run(
      'mutation ($id: Int!) { removeFavorite(tourId: $id) { favorites { id } } }',
      { id: tour?.id },
      { viewer },
    ),
  ).toMatchObject({
    data: { removeFavorite: { favorites: [] } },
  })
})

test('opens one session by a one-time token, none by a verification token', async () => {
  const { viewer, email } = await personIn(world)
  const { data } = await world.run<{ createOneTimeToken: string; createVerificationToken: string }>(
    'mutation { createOneTimeToken createVerificationToken }',
    {},
    { viewer },
  )
  const tokens = data
  const open =
    'mutation ($token: String!) { accessTokenByOneTimeToken(token: $token) { viewer { email } tokens { accessToken } } }'
  expect(await world.run(open, { token: tokens.createOneTimeToken })).toMatchObject({
    data: { accessTokenByOneTimeToken: { viewer: { email } } },
  })
  for (const token of Object.values(tokens))
    expect((await world.run(open, { token })).errors).toHaveLength(1)
  const verify = 'query ($token: String!) { verificationData(token: $token) { email } }'
  expect(await world.run(verify, { token: tokens.createVerificationToken })).toMatchObject({
    data: { verificationData: { email } },
  })
  expect(await world.run(verify, { token: tokens.createOneTimeToken })).toMatchObject({
    data: { verificationData: null },
  })
})

test('rejects visitors', async () => {
  for (const call of [
    'mutation { endOtherSessions { id } }',
    'mutation { createOneTimeToken }',
    'mutation { setActivity }',
    'mutation { changePassword(password: "long enough") { __typename } }',
    '{ viewerRequests { id } }',
  ]) {
    const { errors } = await world.run(call)
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})

test('lists requests made with the confirmed e-mail address only', async () => {
  const request = await world.app.db.request.findFirst({
    where: { userId: null },
    select: { id: true, contactEmail: true },
  })
  if (!request) return
  const { viewer } = await personIn(world)
  const list = async () => (await world.run('{ viewerRequests { id } }', {}, { viewer })).data
  expect(await list()).toEqual({ viewerRequests: [] })
  await world.app.db.user.update({
    where: { id: viewer.userId },
    data: { email: request.contactEmail, isEmailConfirmed: false },
  })
  expect(await list()).toEqual({ viewerRequests: [] })
  await world.app.db.user.update({ where: { id: viewer.userId }, data: { isEmailConfirmed: true } })
  expect(await list()).toMatchObject({
    viewerRequests: expect.arrayContaining([{ id: request.id }]),
  })
})
