import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fastifyFormbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { orderOf } from '../../adapters/payments/fakes/orders.ts'
import type { TrustedNotice } from '../../adapters/payments/port.ts'
import { createSandbox, type Sandbox } from '../../adapters/payments/sandbox/sandbox.ts'
import { addSandboxPages } from '../../adapters/payments/sandbox/sandboxPages.ts'
import { systemClock } from '../../core/clock.ts'
import { createLogger } from '../../core/logger.ts'
import { connectDatabase, type Database } from '../../db/connect.ts'
import { dropDatabase } from '../../db/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { newTestDatabase } from '../../testing/testApp.ts'
import { addPaymentWebhooks, paymentWebhookPath } from './payments.ts'

let databaseUrl: string
let database: Database
let server: FastifyInstance
let origin: string
let sandbox: Sandbox
const heard: TrustedNotice[] = []
let failures: number

beforeAll(async () => {
  databaseUrl = await newTestDatabase('empty')
  database = connectDatabase(databaseUrl, createLogger('silent'))
  server = fastify()
  await server.register(fastifyFormbody)
  addPaymentWebhooks(server, {
    providers: { byName: (name) => (name === 'SANDBOX' ? sandbox.provider : null) },
    onNotification: async (notice) => {
      heard.push(notice)
      if (failures-- > 0) throw new Error('not now')
      return undefined
    },
  })
  const parts = {
    db: database.db,
    clock: systemClock,
    logger: createLogger('silent'),
    key: Buffer.alloc(32, 7),
    pauses: [10, 10],
  }
  sandbox = createSandbox({ ...parts, publicUrl: 'https://versta.example', ownOrigin: null })
  addSandboxPages(server, sandbox)
  origin = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await sandbox.close()
  await server.close()
  await database.close()
  await dropDatabase(databaseUrl)
})

/**
 * Presses a button on the page of a new payment. @returns the answer, and a function that returns
 * the payment's notifications so far
 */
const press = async (choice: string) => {
  const now = new Date()
  const paymentId = crypto.randomUUID()
  const { payUrl } = await sandbox.provider.createPayment(
    orderOf({
      paymentId,
      currency: 'EUR',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
      notificationUrl: origin + paymentWebhookPath('SANDBOX'),
    }),
  )
  const { pathname, search } = new URL(payUrl)
  const response = await fetch(origin + pathname + search, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  })
  return {
    response,
    heardOfIt: () =>
      heard.filter((notice) => notice.kind === 'payment' && notice.paymentId === paymentId),
  }
}

test('sends a signed notification over HTTP before the payer returns', async () => {
  failures = 0
  const { response, heardOfIt } = await press('pay')
  expect(response.status).toBe(303)
  expect(heardOfIt()).toMatchObject([{ kind: 'payment', state: 'paid', isProof: true }])
})

test('sends two identical notifications', async () => {
  failures = 0
  const { heardOfIt } = await press('twice')
  await eventually(() => heardOfIt().length === 2)
  expect(heardOfIt()[1]).toEqual(heardOfIt()[0])
})

test('sends a notification again until it is applied', async () => {
  failures = 2
  const { response, heardOfIt } = await press('pay')
  expect(response.status).toBe(303)
  await eventually(() => heardOfIt().length === 3)
  expect(new Set(heardOfIt().map((notice) => JSON.stringify(notice)))).toHaveProperty('size', 1)
})
