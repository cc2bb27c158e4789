import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { visitor } from '../core/viewer.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { Context } from './context.ts'
import { executePage } from './executePage.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const contextOf = (more: Partial<Context> = {}): Context => ({
  app: world.app,
  viewer: visitor,
  locale: 'en',
  currency: 'USD',
  requestId: 'test',
  client: { ip: '127.0.0.1', userAgent: 'test' },
  cookies: { setSession: () => undefined, clearSession: () => undefined },
  ...more,
})

const statementsOf = (
  source: ReturnType<typeof parse>,
  variables: Record<string, unknown> = {},
  context = contextOf(),
) => world.countStatements(() => executePage({ document: source, variables }, context))

test('reads edited content once per language for all visitors', async () => {
  const document = parse(
    'query Links { landings(kind: ALL) { id name } contacts { phones { id } } }',
  )
  expect(await statementsOf(document)).toBeGreaterThan(0)
  expect(await statementsOf(document)).toBe(0)
  expect(await statementsOf(document, {}, contextOf({ locale: 'de' }))).toBeGreaterThan(0)
})

test('never shares answers with a logged-in person', async () => {
  const document = parse('query Links { landings(kind: ALL) { id } }')
  const viewer = {
    kind: 'user' as const,
    userId: 1,
    sessionId: 1,
    memberships: [],
    permissions: [],
  }
  await statementsOf(document)
  expect(await statementsOf(document, {}, contextOf({ viewer }))).toBeGreaterThan(0)
})

test('shows a changed tour as soon as the search index knows the change', async () => {
  const tour = await world.app.db.tour.findFirstOrThrow({
    where: { status: 'published', dates: { some: {} } },
    orderBy: { id: 'asc' },
  })
  const document = parse('query Page($id: Int!) { tour(id: $id) { id days } }')
  const days = async () => {
    const { data } = await executePage({ document, variables: { id: tour.id } }, contextOf())
    return JSON.stringify(data)
  }
  expect(await days()).toContain(`"days":${tour.days}`)
  expect(await statementsOf(document, { id: tour.id })).toBe(0)
  await world.app.db.tour.update({
    where: { id: tour.id },
    data: { days: tour.days + 1, nights: tour.nights + 1 },
  })
  await world.app.search.refresh()
  expect(await days()).toContain(`"days":${tour.days + 1}`)
})

test('does not keep operations with a field that is not marked as shared', async () => {
  const mixed = parse('query Mixed { landings(kind: ALL) { id } cities { id } }')
  await statementsOf(mixed)
  expect(await statementsOf(mixed)).toBeGreaterThan(0)
  const request = parse('query One($uuid: UUID!) { request(uuid: $uuid) { id } }')
  const variables = { uuid: '92c66feb-2cd5-454a-aace-52b07efe4d84' }
  await statementsOf(request, variables)
  expect(await statementsOf(request, variables)).toBeGreaterThan(0)
})
