import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { demoLogins } from '../../seed/demoLogins.ts'
import { findViewer } from './reads/findViewer.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const logIn =
  'mutation ($login: String!, $password: String!) { logIn(login: $login, password: $password) { __typename ... on UserError { code } ... on LogInSuccess { viewer { email viewerCanUseCrm organizers { name } } } } }'
const [organizer] = demoLogins

const openSession = async (login: string, password: string) => {
  let token: string | null = null
  const cookies = { setSession: (given: string) => void Object.assign(jar, { token: given }), clearSession: () => undefined }
  const jar: { token: string | null } = { token }
  const result = await world.run(logIn, { login, password }, { cookies })
  token = jar.token
  return { result, token }
}

test('the demo organizer logs in, is known by the token, and logs out on the server', async () => {
  const { result, token } = await openSession(` ${organizer.email.toUpperCase()} `, organizer.password)
  expect(result.data).toMatchObject({ logIn: { __typename: 'LogInSuccess', viewer: { email: organizer.email, viewerCanUseCrm: true } } })
  const viewer = await findViewer(world.app.pool, token ?? undefined, world.clock.now())
  expect(viewer).toMatchObject({ kind: 'user', isAdmin: false })
  expect(viewer.kind === 'user' && viewer.organizerIds.length).toBe(14)
  await world.run('mutation { logOut }', {}, { viewer })
  expect(await findViewer(world.app.pool, token ?? undefined, world.clock.now())).toEqual({ kind: 'visitor' })
})

test('a wrong password and an unknown login answer alike and leave no session', async () => {
  for (const [login, password] of [
    [organizer.email, 'wrong'],
    ['nobody@versta.example', organizer.password],
    ['', ''],
    ['+4917012345', 'x'],
  ] as const) {
    const { result, token } = await openSession(login, password)
    expect(result.data).toMatchObject({ logIn: { __typename: 'InvalidCredentialsError', code: 'UNAUTHENTICATED' } })
    expect(token).toBeNull()
  }
})

test('the token is stored as its hash only, and ends when its time is over', async () => {
  const { token } = await openSession(organizer.email, organizer.password)
  const { rows } = await world.app.pool.query<{ found: boolean }>('SELECT bool_or(session::text LIKE $1) AS found FROM session', [
    `%${token}%`,
  ])
  expect(rows[0]?.found).toBe(false)
  const later = new Date(world.clock.now().getTime() + 31 * 86_400_000)
  expect(await findViewer(world.app.pool, token ?? undefined, later)).toEqual({ kind: 'visitor' })
})

test('an answer may be asked for its type alone', async () => {
  const { data } = await world.run(
    `mutation { logIn(login: "${organizer.email}", password: "${organizer.password}") { __typename } }`,
    {},
    { cookies: { setSession: () => undefined, clearSession: () => undefined } },
  )
  expect(data).toEqual({ logIn: { __typename: 'LogInSuccess' } })
})
