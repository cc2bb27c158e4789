import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { openSession } from '../domains/accounts/actions/openSession.ts'
import { personIn } from '../domains/accounts/accounts.fixtures.ts'
import { confirmedRequest } from '../domains/requests/soldRequest.fixtures.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
let cookie: string
let uuid: string
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
  await server.ready()
  const { userId } = (await personIn(world)).viewer
  const { token } = await openSession(
    world.app.db,
    { ip: '127.0.0.1', userAgent: 'browser' },
    { userId, kind: 'cookie', now: world.clock.now() },
  )
  cookie = `sid=${token}`
  uuid = (await confirmedRequest(world)).uuid
})
afterAll(async () => {
  await server.close()
  await world.close()
})

test.each([
  '/account',
  '/de/konto/sicherheit',
  '/crm/requests',
  '/order/UUID',
  '/order/UUID/pay',
  '/order/UUID/add-tourists',
  '/v/unknown',
])('lets no browser store %s', async (path) => {
  const { headers } = await server.inject({
    url: path.replace('UUID', uuid),
    headers: { cookie },
  })
  expect(headers['cache-control']).toBe('private, no-store')
})

test.each(['/', '/de', '/about', '/tours', '/tour/1/order'])(
  'lets the browser of a visitor go back to %s without a new request',
  async (path) => {
    const { headers } = await server.inject({ url: path, headers: { cookie } })
    expect(headers['cache-control']).toBe('private, no-cache')
  },
)

test.each([
  ['/robots.txt', "default-src 'none'"],
  ['/health', "default-src 'none'"],
  ['/favicon.svg', "default-src 'none'"],
  ['/sitemap.xml', "default-src 'none'"],
  ['/assets/none.js', "default-src 'none'"],
  ['/account', "default-src 'self'"],
  ['/tour/1/program.pdf', "frame-ancestors 'none'"],
])('gives %s a content security policy', async (url, part) => {
  const { headers } = await server.inject({ url })
  expect(headers['content-security-policy']).toContain(part)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})
