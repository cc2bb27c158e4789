import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { type FakeVkId, startFakeVkId } from '../adapters/vkid/fakes/vkIdService.ts'
import { newPerson } from '../domains/accounts/accounts.fixtures.ts'
import { requireUser } from '../core/viewer.ts'
import { findViewer } from '../domains/accounts/reads/findViewer.ts'
import { visibleTour } from '../domains/tours/tours.visibility.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

const redirectUrl = 'http://localhost/auth/vk'
let fake: FakeVkId
let world: TestApp
let server: FastifyInstance
let tourIds: number[]
beforeAll(async () => {
  fake = await startFakeVkId('7915193', redirectUrl)
  world = await createTestApp('demo', { VK_ID_CLIENT_ID: '7915193', VK_ID_URL: fake.url })
  server = await createServer(world.app)
  await server.ready()
  tourIds = (
    await world.app.db.tour.findMany({
      where: visibleTour,
      take: 2,
      orderBy: { id: 'asc' },
      select: { id: true },
    })
  ).map(({ id }) => id)
})
afterAll(async () => {
  await server.close()
  await world.close()
  await fake.close()
})

let vkNumber = 100
beforeEach(() => {
  Object.assign(fake.user, {
    user_id: String(++vkNumber),
    phone: `7916${String(vkNumber).padStart(7, '0')}`,
    email: 'anna@example.com',
  })
})
const ownPhone = () => `+${String(fake.user.phone)}`

/** Returns a browser that keeps cookies between answers. */
const browser = () => {
  const cookies = new Map<string, string>()
  const call = async (url: string, query?: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await server.inject(
      query
        ? {
            method: 'POST',
            url,
            headers: { cookie, 'content-type': 'application/json' },
            body: JSON.stringify({ query }),
          }
        : { url, headers: { cookie } },
    )
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() === 0)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const begin = async (returnTo = '/de/konto/merkliste'): Promise<string> => {
    const { data } = (
      await call(
        '/graphql',
        `mutation { beginRedirectAuth(verifyMethod: VK, returnTo: "${returnTo}") { type url } }`,
      )
    ).json()
    expect(data.beginRedirectAuth.type).toBe('redirect')
    return data.beginRedirectAuth.url
  }
  /** Returns from VK ID after the person's consent. */
  const comeBack = ({ code, state, deviceId }: { code: string; state: string; deviceId: string }) =>
    call(`/auth/vk?${new URLSearchParams({ code, state, device_id: deviceId, type: 'code_v2' })}`)
  const viewer = () => findViewer(world.app.pool, cookies.get('sid'), world.clock.now())
  return {
    cookies,
    call,
    begin,
    comeBack,
    viewer,
    logIn: async () => comeBack(fake.agree(await begin())),
  }
}

const viewerOf = async ({ viewer }: ReturnType<typeof browser>) => {
  const known = requireUser(await viewer())
  return world.app.db.user.findUniqueOrThrow({
    where: { id: known.userId },
    include: { favorites: true },
  })
}

test('creates an account with name and number, returns to the starting page and keeps saved tours', async () => {
  const visitor = browser()
  visitor.cookies.set('favourites', tourIds.join('.'))
  const answer = await visitor.comeBack(fake.agree(await visitor.begin('/contacts')))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contacts'])
  expect(answer.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const { favorites, ...user } = await viewerOf(visitor)
  // VK ID does not prove the e-mail address: its owner adds it with a code
  expect(user).toMatchObject({
    firstName: 'Анна',
    phone: ownPhone(),
    isPhoneConfirmed: true,
    email: null,
    vkId: String(vkNumber),
  })
  expect(favorites.map(({ tourId }) => tourId).sort((a, b) => a - b)).toEqual(tourIds)
  expect([...visitor.cookies.keys()]).toEqual(['sid'])
  const again = browser()
  Object.assign(fake.user, { phone: '' })
  await again.logIn()
  expect((await viewerOf(again)).id).toBe(user.id)
})

test('logs in to the account with the same confirmed number and notifies its owner, but takes an unconfirmed number over', async () => {
  const { email, firstName } = newPerson()
  const owner = await world.app.db.user.create({
    data: { firstName, email, phone: ownPhone(), isPhoneConfirmed: true },
  })
  const visitor = browser()
  await visitor.logIn()
  expect((await viewerOf(visitor)).id).toBe(owner.id)
  await world.runJobs()
  expect(
    await world.app.db.outboxMessage.findFirst({
      where: { recipient: email },
      orderBy: { id: 'desc' },
    }),
  ).toMatchObject({
    subject: 'VK ID now opens your account',
  })

  Object.assign(fake.user, { user_id: String(++vkNumber), phone: `7917${vkNumber}0000` })
  const squatter = await world.app.db.user.create({
    data: { firstName, phone: ownPhone(), isPhoneConfirmed: false },
  })
  const second = browser()
  await second.logIn()
  expect((await viewerOf(second)).id).not.toBe(squatter.id)
  expect(await world.app.db.user.findUnique({ where: { id: squatter.id } })).toMatchObject({
    phone: null,
  })
})

test('creates one account for parallel logins of the same person', async () => {
  const visitors = [browser(), browser(), browser()]
  const answers = await Promise.all(visitors.map((visitor) => visitor.logIn()))
  expect(answers.map(({ headers }) => headers.location)).toEqual(
    Array(3).fill('/de/konto/merkliste'),
  )
  expect(await world.app.db.user.count({ where: { vkId: String(vkNumber) } })).toBe(1)
})

test('rejects an answer that was meant for another browser, used before, changed or late', async () => {
  const [victim, thief] = [browser(), browser()]
  const stolen = fake.agree(await thief.begin())
  await victim.begin()
  const refused = await victim.comeBack(stolen)
  expect(refused.headers.location).toBe('/login?refused=vk&returnTo=%2Fde%2Fkonto%2Fmerkliste')
  expect(await victim.viewer()).toEqual({ kind: 'visitor' })
  expect((await browser().comeBack(stolen)).headers.location).toContain('refused=vk')

  const twice = browser()
  const kept = new Map((await twice.begin().then(() => twice.cookies)).entries())
  const once = fake.agree(await twice.begin())
  const own = new Map(twice.cookies)
  await twice.comeBack(once)
  twice.cookies.delete('sid')
  for (const [name, value] of [...kept, ...own]) twice.cookies.set(name, value)
  expect((await twice.comeBack(once)).headers.location).toContain('refused=vk')

  const changed = browser()
  const answer = fake.agree(await changed.begin())
  expect((await changed.comeBack({ ...answer, state: 'another' })).headers.location).toContain(
    'refused=vk',
  )

  const slow = browser()
  const late = fake.agree(await slow.begin())
  const now = world.clock.now()
  world.clock.set(new Date(now.getTime() + 10 * 60_000))
  expect((await slow.comeBack(late)).headers.location).toContain('refused=vk')
  world.clock.set(now)
})

test('returns to the login after the person declines, and never to another site', async () => {
  const visitor = browser()
  await visitor.begin('https://evil.example/')
  const answer = await visitor.call('/auth/vk?error=access_denied&state=x')
  expect(answer.headers.location).toBe('/login?refused=declined')
  const next = browser()
  expect(
    (await next.comeBack(fake.agree(await next.begin('//evil.example')))).headers.location,
  ).toBe('/account')
})

test('shows how long to wait after too many returns', async () => {
  const limits = world.app.limits
  world.app.limits = { ...limits, consume: async () => 540 }
  const answer = await browser().call('/auth/vk?code=x&state=y&device_id=z')
  world.app.limits = limits
  expect(answer.headers.location).toBe('/login?refused=wait&seconds=540')
})

test('accepts the answer via the API and returns the page to open next', async () => {
  const visitor = browser()
  const { code, state, deviceId } = fake.agree(await visitor.begin('/contacts'))
  const finish = `mutation { redirectAuthViaCode(verifyMethod: VK, code: "${code}", state: "${state}", deviceId: "${deviceId}") {
    __typename ... on LogInRedirect { type url } } }`
  expect((await visitor.call('/graphql', finish)).json().data).toEqual({
    redirectAuthViaCode: { __typename: 'LogInRedirect', type: 'redirect', url: '/contacts' },
  })
  expect(await visitor.viewer()).toMatchObject({ kind: 'user' })
  expect((await visitor.call('/graphql', finish)).json().data).toEqual({
    redirectAuthViaCode: { __typename: 'InvalidCodeError' },
  })
})

test('allows the form of the login page to lead to VK ID in its policy', async () => {
  expect((await server.inject('/login')).headers['content-security-policy']).toContain(
    `form-action 'self' ${fake.url}`,
  )
})
