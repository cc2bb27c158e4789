import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createServer } from '../../http/createServer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { personIn } from './accounts.fixtures.ts'
import { openSession } from './actions/openSession.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp('empty')
  server = await createServer(world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const minute = 60_000
const day = 24 * 60 * minute

/** Opens a bearer session of a new or given account. */
const device = async (userId?: number) => {
  const owner = userId ?? (await personIn(world)).viewer.userId
  const { token, refreshToken } = await openSession(
    world.app.db,
    { ip: '127.0.0.1', userAgent: 'app' },
    { userId: owner, kind: 'bearer', now: world.clock.now() },
  )
  return { userId: owner, token, refreshToken: refreshToken ?? '' }
}
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms))
const call = async (query: string, variables: Record<string, unknown> = {}, token?: string) => {
  const { body } = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify({ query, variables }),
  })
  return JSON.parse(body) as {
    data: Record<string, unknown> | null
    errors?: { extensions: { code: string } }[]
  }
}
const canRefresh = async (refreshToken: string) =>
  (
    await call(
      'mutation ($t: String!) { refreshToken(refreshToken: $t) { tokens { accessToken } } }',
      { t: refreshToken },
    )
  ).errors === undefined
const refreshPair = async (refreshToken: string) => {
  const { data, errors } = await call(
    'mutation ($t: String!) { refreshToken(refreshToken: $t) { tokens { accessToken refreshToken } } }',
    { t: refreshToken },
  )
  expect(errors).toBe(undefined)
  return (data as { refreshToken: { tokens: Record<'accessToken' | 'refreshToken', string> } })
    .refreshToken.tokens
}
const logOut = 'mutation ($refreshToken: String) { logOut(refreshToken: $refreshToken) }'

test('ends the refresh token on logout with an access token, even a long expired one', async () => {
  for (const idle of [0, 20 * minute, 20 * day]) {
    const { token, refreshToken } = await device()
    later(idle)
    expect(await call(logOut, {}, token)).toMatchObject({ data: { logOut: true } })
    expect(await canRefresh(refreshToken)).toBe(false)
  }
})

test('returns the next pair at each refresh, so that a program stays logged in', async () => {
  const { refreshToken } = await device()
  const second = await refreshPair(refreshToken)
  later(20 * minute)
  const third = await refreshPair(second.refreshToken)
  expect(new Set([refreshToken, second.refreshToken, third.refreshToken]).size).toBe(3)
  const { data } = await call('{ viewer { id } }', {}, third.accessToken)
  expect(data?.viewer).not.toBe(null)
})

test('refreshes once per document, also by an alias or a fragment', async () => {
  for (const again of [
    'b: refreshToken(refreshToken: "y") { tokens { accessToken } }',
    '...Again } fragment Again on Mutation { refreshToken(refreshToken: "y") { tokens { accessToken } }',
  ]) {
    const { errors } = await call(
      `mutation { a: refreshToken(refreshToken: "x") { tokens { accessToken } } ${again} }`,
    )
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  }
})

test('ends only its own token family on logout with a refresh token', async () => {
  const [mine, other] = [await device(), await device()]
  later(20 * minute)
  expect(await call(logOut, { refreshToken: mine.refreshToken })).toMatchObject({
    data: { logOut: true },
  })
  expect(await canRefresh(mine.refreshToken)).toBe(false)
  expect(await canRefresh(other.refreshToken)).toBe(true)
  // an unknown token gets the same answer and ends nothing
  expect(await call(logOut, { refreshToken: 'guessed' }, 'guessed')).toMatchObject({
    data: { logOut: true },
  })
})

test('lists an idle device while its refresh token is valid, and ends it separately', async () => {
  const mine = await device()
  const [lost, idle] = [await device(mine.userId), await device(mine.userId)]
  const list = async () => {
    const { token } = await device(mine.userId)
    const { data } = await call('{ viewer { sessions { id isCurrent } } }', {}, token)
    await call(logOut, {}, token)
    return (
      data as { viewer: { sessions: { id: number; isCurrent: boolean }[] } }
    ).viewer.sessions.filter(({ isCurrent }) => !isCurrent)
  }
  later(40 * day)
  // the nightly cleanup keeps sessions that can still be renewed
  await world.runScheduled('accounts.forgetExpired')
  const sessions = await list()
  expect(sessions).toHaveLength(3)
  const { id } = await world.app.db.session.findFirstOrThrow({
    where: { userId: mine.userId, id: { in: sessions.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    skip: 1,
  })
  const { token } = await device(mine.userId)
  await call('mutation ($id: Int!) { endSession(id: $id) { id } }', { id }, token)
  expect(await canRefresh(lost.refreshToken)).toBe(false)
  // a renewed session is listed once
  expect(await canRefresh(idle.refreshToken)).toBe(true)
  await call(logOut, {}, token)
  expect(await list()).toHaveLength(2)
  later(21 * day)
  // the refresh token of the unused session has expired
  expect(await list()).toHaveLength(1)
  expect(await canRefresh(mine.refreshToken)).toBe(false)
})
