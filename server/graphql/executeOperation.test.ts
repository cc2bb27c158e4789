import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { system, visitor } from '../core/viewer.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { Context } from './context.ts'
import { executeOperation } from './executeOperation.ts'
import { executePage } from './executePage.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('demo', { SHARED_ANSWER_SECONDS: '60' })
})
afterAll(() => world.close())

const contextOf = (viewer: Context['viewer']): Context => ({
  app: world.app,
  viewer,
  locale: 'en',
  currency: 'USD',
  requestId: 'test',
  client: { ip: '127.0.0.1', userAgent: 'test' },
  cookies: { setSession: () => undefined, clearSession: () => undefined },
})
const operation = (source: string) => ({ document: parse(source), variables: {} })

test('queries the database each time, unlike pages with shared answers', async () => {
  const contacts = operation('{ blogCategories { slug } }')
  const count = (run: typeof executeOperation) =>
    world.countStatements(() => run(contacts, contextOf(visitor)))
  expect(await count(executePage)).toBeGreaterThan(0)
  expect(await count(executePage)).toBe(0)
  expect(await count(executeOperation)).toBeGreaterThan(0)
  expect(await count(executeOperation)).toBeGreaterThan(0)
})

test('enforces the rights of its viewer and formats the errors', async () => {
  const { errors } = await executeOperation(
    operation('{ staffRequests { totalCount } }'),
    contextOf(system),
  )
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
})

test('throws for a document that the schema refuses', async () => {
  await expect(executeOperation(operation('{ nothing }'), contextOf(visitor))).rejects.toThrow(
    'nothing',
  )
})
