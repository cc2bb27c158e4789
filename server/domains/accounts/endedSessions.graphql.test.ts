import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { untilBlocked } from '../../testing/untilBlocked.ts'
import { cookieJar, personIn } from './accounts.fixtures.ts'

/** A session opened from this IP address waits before its commit, with all its locks held. */
const heldIp = '198.19.0.1'
const gateKey = 4711

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('empty')
  await world.app.pool.query(`
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock(${gateKey});
      RETURN NEW;
    END $$`)
  await world.app.pool.query(
    `CREATE TRIGGER gate AFTER INSERT ON session FOR EACH ROW WHEN (NEW.ip = '${heldIp}') EXECUTE FUNCTION wait_at_gate()`,
  )
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<typeof personIn>>
interface Tokens {
  accessToken: string
  refreshToken: string
}

const run = async (
  document: string,
  variables: Record<string, unknown> = {},
  caller: Parameters<TestApp['run']>[2] = {},
) => {
  const data = await world.ask<{
    opened: { __typename: string; tokens: Tokens | null }
    ended: unknown
    made: string
  }>(document, variables, { cookies: cookieJar(), ...caller })
  return data
}
const logIn = ({ email, password }: Person, ip = '127.0.0.1') =>
  run(
    `mutation ($login: String!, $password: String!) {
      opened: logIn(login: $login, password: $password, withTokens: true) { ... on LogInSuccess { tokens { accessToken refreshToken } } }
    }`,
    { login: email, password },
    { ip },
  )
const refresh = (token: string, ip = '127.0.0.1') =>
  run(
    'mutation ($token: String!) { opened: refreshToken(refreshToken: $token) { tokens { accessToken refreshToken } } }',
    { token },
    { ip },
  )
const makeToken = async ({ viewer }: Person) =>
  (await run('mutation { made: createOneTimeToken }', {}, { viewer })).made
const logInByToken = (token: string, ip = '127.0.0.1') =>
  run(
    'mutation ($token: String!) { opened: accessTokenByOneTimeToken(token: $token) { __typename } }',
    { token },
    { ip },
  )

const changePassword = ({ viewer, password }: Person) =>
  run(
    'mutation ($current: String!) { ended: changePassword(currentPassword: $current, password: "another long one") { __typename } }',
    { current: password },
    { viewer },
  )
const endOthers = ({ viewer }: Person) =>
  run('mutation { ended: endOtherSessions { id } }', {}, { viewer })

/** Counts the open sessions and refresh tokens of a person, besides the current session. */
const openOf = async ({ viewer: { userId, sessionId } }: Person) => ({
  sessions: await world.app.db.session.count({
    where: { userId, id: { not: sessionId }, revokedAt: null },
  }),
  renewals: await world.app.db.refreshToken.count({
    where: { userId, revokedAt: null, usedAt: null },
  }),
})

/**
 * Pauses `opening` before its commit, starts `ending`, and lets both finish.
 * @throws what `ending` throws
 */
const endWhileOpening = async (
  opening: () => Promise<unknown>,
  ending: () => Promise<unknown>,
): Promise<void> => {
  const gate = await world.app.pool.connect()
  try {
    await gate.query('SELECT pg_advisory_lock($1)', [gateKey])
    const opened = opening()
    await untilBlocked(world.databaseUrl, opened)
    const ended = ending()
    await untilBlocked(world.databaseUrl, ended, 2)
    await gate.query('SELECT pg_advisory_unlock($1)', [gateKey])
    await Promise.allSettled([opened, ended])
    await ended
  } finally {
    gate.release()
  }
}

const openings: Record<string, (person: Person) => Promise<() => Promise<unknown>>> = {
  'renewed by its refresh token': async (person) => {
    const { refreshToken = '' } = (await logIn(person)).opened.tokens ?? {}
    return () => refresh(refreshToken, heldIp)
  },
  'opened by the password': async (person) => () => logIn(person, heldIp),
  'opened by a one-time token': async (person) => {
    const token = await makeToken(person)
    return () => logInByToken(token, heldIp)
  },
}

test.each(
  Object.entries(openings).flatMap(([what, opening]) => [
    { what, opening, by: 'a new password', end: changePassword },
    { what, opening, by: 'ending all others', end: endOthers },
  ]),
)('ends a session being $what at the same moment by $by', async ({ opening, end }) => {
  const person = await personIn(world)
  await endWhileOpening(await opening(person), () => end(person))
  expect(await openOf(person)).toEqual({ sessions: 0, renewals: 0 })
})

test('keeps a device logged out that renews its tokens at the same moment', async () => {
  const person = await personIn(world)
  const { refreshToken = '' } = (await logIn(person)).opened.tokens ?? {}
  const { id } = await world.app.db.session.findFirstOrThrow({
    where: { userId: person.viewer.userId, kind: 'bearer' },
  })
  await endWhileOpening(
    () => refresh(refreshToken, heldIp),
    () =>
      run(
        'mutation ($id: Int!) { ended: endSession(id: $id) { id } }',
        { id },
        { viewer: person.viewer },
      ),
  )
  expect(await openOf(person)).toEqual({ sessions: 0, renewals: 0 })
})

test('rejects one-time tokens created before a logout', async () => {
  const person = await personIn(world)
  for (const end of [
    () => endOthers(person),
    async () => {
      await logIn(person)
      const { id } = await world.app.db.session.findFirstOrThrow({
        where: { userId: person.viewer.userId, kind: 'bearer', revokedAt: null },
      })
      await run(
        'mutation ($id: Int!) { ended: endSession(id: $id) { id } }',
        { id },
        { viewer: person.viewer },
      )
    },
  ]) {
    const token = await makeToken(person)
    await end()
    await expect(logInByToken(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})
