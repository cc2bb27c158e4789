import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp('empty', {
    PUBLIC_URL: 'https://versta.example',
    TRUST_PROXY: 'on',
  })
  server = await createServer(world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const choose = (headers: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/preferences',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'currency=EUR&returnTo=/',
  })

test('accepts forms of its public URL only, whatever host a proxy passes on', async () => {
  expect((await choose({ origin: 'https://versta.example' })).statusCode).toBe(303)
  expect(
    (await choose({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }))
      .statusCode,
  ).toBe(403)
  expect((await choose({ origin: 'https://evil.example', host: 'evil.example' })).statusCode).toBe(
    403,
  )
})
