import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'
import { redactUrl } from './redactUrl.ts'

const logged: string[] = []
let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp('empty')
  world.app.logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  server = await createServer(world.app)
  await server.ready()
})
afterEach(() => void jest.restoreAllMocks())
afterAll(async () => {
  await server.close()
  await world.close()
})

const token = 'qm3VbUq2mZ8yqk5h1rWc0aTnXe7LJd4f9sPoG6iKvBw'
const uuid = '0b8f6a52-9f3c-4c1e-8a54-2f1d3c9e7a60'

test.each([
  ['/', '/'],
  ['/tours-to-baikal?page=2', '/tours-to-baikal?…'],
  [`/new-password?token=${token}`, '/new-password?…'],
  [`/traveler/${token}`, '/traveler/•••'],
  [`/de/order/${uuid}/pay?x`, '/de/order/•••/pay?…'],
  [`/${'a'.repeat(15_000)}?x`, `/${'a'.repeat(299)}…?…`],
])('logs %s as %s', (url, said) => expect(redactUrl(url)).toBe(said))

test.each([
  ['GET', `/new-password?token=${token}`],
  ['GET', `/order/${uuid}/pay`],
  ['POST', `/favorites?token=${token}`],
] as const)('leaves no secret of the URL in the log when %s %s fails', async (method, url) => {
  logged.length = 0
  jest
    .spyOn(world.app.pool, 'query')
    .mockImplementation(() => Promise.reject(new Error('no database')) as never)
  const { statusCode } = await server.inject({
    method,
    url,
    cookies: { sid: 'somebody' },
    payload: method === 'POST' ? { add: '1' } : undefined,
  })
  expect(statusCode).toBeGreaterThanOrEqual(500)
  expect(logged).not.toEqual([])
  expect(logged.join()).not.toContain(token)
  expect(logged.join()).not.toContain(uuid)
})
