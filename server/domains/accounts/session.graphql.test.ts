import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { organizersOf } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { demoLogins } from '../../seed/demoLogins.ts'
import { cookieJar, lastCodeFor, personIn } from './accounts.fixtures.ts'
import { mergeFavorites } from './actions/mergeFavorites.ts'
import { findFavoriteIds } from './reads/findFavoriteIds.ts'
import { findViewer } from './reads/findViewer.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const logIn = `mutation ($login: String!, $password: String!, $withTokens: Boolean! = false, $favorites: [Int!]! = []) {
  logIn(login: $login, password: $password, withTokens: $withTokens, favoriteTourIds: $favorites) {
    __typename
    ... on UserError { code }
    ... on LogInSuccess { viewer { email viewerCanUseCrm organizers { name } } tokens { accessToken refreshToken } }
  }
}`
const refresh =
  'mutation ($token: String!) { refreshToken(refreshToken: $token) { tokens { accessToken refreshToken } } }'
const [organizer, , tourist] = demoLogins

interface Tokens {
  accessToken: string
  refreshToken: string
}

const viewerOf = (token: string | null) =>
  findViewer(world.app.pool, token ?? undefined, world.clock.now())

const openSession = async (login: string, password: string) => {
  const cookies = cookieJar()
  const result = await world.run(logIn, { login, password }, { cookies })
  return { result, token: cookies.token }
}

const openTokens = async (): Promise<Tokens> => {
  const { data } = await world.run<{ logIn: { tokens: Tokens } }>(logIn, {
    login: tourist.email,
    password: tourist.password,
    withTokens: true,
  })
  return data.logIn.tokens
}

const refreshed = async (token: string): Promise<Tokens> => {
  const data = await world.ask<{ refreshToken: { tokens: Tokens } }>(refresh, { token })
  return data.refreshToken.tokens
}

test('logs in the demo organizer, recognizes the token, and logs out on the server', async () => {
  const { result, token } = await openSession(
    ` ${organizer.email.toUpperCase()} `,
    organizer.password,
  )
  expect(result.data).toMatchObject({
    logIn: {
      __typename: 'LogInSuccess',
      viewer: { email: organizer.email, viewerCanUseCrm: true },
      tokens: null,
    },
  })
  const viewer = await viewerOf(token)
  expect(viewer).toMatchObject({ kind: 'user', permissions: [] })
  expect(organizersOf(viewer).length).toBe(14)
  await world.run('mutation { logOut }', {}, { viewer })
  expect(await viewerOf(token)).toEqual({ kind: 'visitor' })
})

test('answers a wrong password and an unknown login alike, without a session', async () => {
  for (const [login, password] of [
    [organizer.email, 'wrong'],
    ['nobody@versta.example', organizer.password],
    ['', ''],
    ['+4917012345', 'x'],
  ] as const) {
    const { result, token } = await openSession(login, password)
    expect(result.data).toMatchObject({
      logIn: { __typename: 'InvalidCredentialsError', code: 'UNAUTHENTICATED' },
    })
    expect(token).toBeNull()
  }
})

test('stores only the token’s hash, and expires it', async () => {
  const { token } = await openSession(organizer.email, organizer.password)
  const { rows } = await world.app.pool.query<{ found: boolean }>(
    'SELECT bool_or(session::text LIKE $1) AS found FROM session',
    [`%${token}%`],
  )
  expect(rows[0]?.found).toBe(false)
  const later = new Date(world.clock.now().getTime() + 31 * 86_400_000)
  expect(await findViewer(world.app.pool, token ?? undefined, later)).toEqual({ kind: 'visitor' })
})

test('allows selecting only the type of an answer', async () => {
  const { data } = await world.run(
    `mutation { logIn(login: "${organizer.email}", password: "${organizer.password}") { __typename } }`,
    {},
    { cookies: cookieJar() },
  )
  expect(data).toEqual({ logIn: { __typename: 'LogInSuccess' } })
})

test('adds a visitor’s favorites after the login and ignores unknown tours', async () => {
  const tours = await world.app.db.tour.findMany({
    where: { status: 'published' },
    take: 2,
    select: { id: true },
  })
  const ids = tours.map(({ id }) => id)
  const cookies = cookieJar()
  for (const favorites of [ids, [...ids, 999_999]])
    await world.run(
      logIn,
      { login: tourist.email, password: tourist.password, favorites },
      { cookies },
    )
  const kept = await world.app.db.favorite.findMany({
    where: { user: { email: tourist.email }, tourId: { in: [...ids, 999_999] } },
  })
  expect(kept.map(({ tourId }) => tourId).sort()).toEqual(ids.toSorted())
})

test('adds favorites in order while the list has room; those already there take none', async () => {
  const { viewer } = await personIn(world)
  const tours = await world.app.db.tour.findMany({
    where: { status: 'published' },
    take: 5,
    select: { id: true },
    orderBy: { id: 'desc' },
  })
  const ids = tours.map(({ id }) => id)
  const kept = async () =>
    (await findFavoriteIds(world.app.db, viewer.userId)).toSorted((a, b) => b - a)
  await mergeFavorites(world.app.db, viewer.userId, ids.slice(0, 2), 3)
  await mergeFavorites(world.app.db, viewer.userId, ids, 3)
  expect(await kept()).toEqual(ids.slice(0, 3))
  await mergeFavorites(world.app.db, viewer.userId, ids.slice(3), 3)
  expect(await kept()).toEqual(ids.slice(0, 3))
})

test('renews tokens and ends the previous access token', async () => {
  const first = await openTokens()
  expect(await viewerOf(first.accessToken)).toMatchObject({ kind: 'user' })
  const second = await refreshed(first.refreshToken)
  expect(await viewerOf(first.accessToken)).toEqual({ kind: 'visitor' })
  expect(await viewerOf(second.accessToken)).toMatchObject({ kind: 'user' })
})

test('revokes the whole family when a refresh token is used twice', async () => {
  const first = await openTokens()
  const second = await refreshed(first.refreshToken)
  await expect(refreshed(first.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await viewerOf(second.accessToken)).toEqual({ kind: 'visitor' })
  await expect(refreshed(second.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('accepts at most one of many parallel uses of a refresh token', async () => {
  const { refreshToken } = await openTokens()
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => refreshed(refreshToken)))
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
})

test('requires a captcha after too many wrong passwords', async () => {
  const caller = { ip: '198.51.100.7', cookies: cookieJar() }
  const login = 'guessed@example.com'
  const codes: unknown[] = []
  for (let n = 0; n < 5; n++) {
    const { errors } = await world.run(logIn, { login, password: 'wrong' }, caller)
    codes.push((errors?.[0]?.originalError as { code?: string } | undefined)?.code ?? null)
  }
  expect(codes).toEqual([null, null, null, 'CAPTCHA_REQUIRED', 'CAPTCHA_REQUIRED'])
})

const sendAuthCode = 'mutation ($login: String!) { sendAuthCode(login: $login) { openUrl } }'
const logInByCode = `mutation ($login: String!, $code: String!) {
  logInByCode(login: $login, code: $code) { __typename ... on LogInSuccess { viewer { email isEmailConfirmed } } }
}`

test('opens a session by a five-digit code once, and confirms the address', async () => {
  const login = tourist.email
  expect(await world.run(sendAuthCode, { login }, { ip: '198.51.100.8' })).toMatchObject({
    data: { sendAuthCode: { openUrl: null } },
  })
  await world.runJobs()
  const code = await lastCodeFor(world, login)
  const wrong = code === '00000' ? '00001' : '00000'
  const cookies = cookieJar()
  const open = (given: string) =>
    world.run(logInByCode, { login, code: given }, { cookies, ip: '198.51.100.8' })
  expect(await open(wrong)).toMatchObject({
    data: { logInByCode: { __typename: 'InvalidCodeError' } },
  })
  expect(await open(code)).toMatchObject({
    data: {
      logInByCode: { __typename: 'LogInSuccess', viewer: { email: login, isEmailConfirmed: true } },
    },
  })
  expect(await viewerOf(cookies.token)).toMatchObject({ kind: 'user' })
  expect(await open(code)).toMatchObject({
    data: { logInByCode: { __typename: 'InvalidCodeError' } },
  })
})

test('answers an unknown address alike and sends it no code', async () => {
  const login = 'stranger@example.com'
  expect(await world.run(sendAuthCode, { login }, { ip: '198.51.100.9' })).toMatchObject({
    data: { sendAuthCode: { openUrl: null } },
  })
  await world.runJobs()
  expect(await world.app.db.outboxMessage.count({ where: { recipient: login } })).toBe(0)
})
