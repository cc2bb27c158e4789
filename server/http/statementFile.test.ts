import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

test.each([
  '/crm/statement.csv',
  '/de/crm/statement.csv?month=2026-11&organizer=1',
  '/crm/statement.csv?organizer=x',
])('answers %s with 404 and no-store without a session', async (url) => {
  const { statusCode, headers } = await server.inject(url)
  expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store'])
})
