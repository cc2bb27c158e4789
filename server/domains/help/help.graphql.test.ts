import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { helpRequestKinds } from '#schema/codes/helpRequests.ts'
import { toEnumName } from '#schema/codes/tours.ts'
import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import type { UserViewer } from '../../core/viewer.ts'
import { createTestApp, type Caller, type TestApp } from '../../testing/testApp.ts'
import { personIn } from '../accounts/accounts.fixtures.ts'

let world: TestApp
let admin: UserViewer
beforeAll(async () => {
  world = await createTestApp('demo')
  const { viewer } = await personIn(world)
  await world.app.db.user.update({
    where: { id: viewer.userId },
    data: { isAdmin: true, firstName: 'Clara', lastName: 'Weidmann' },
  })
  admin = { ...viewer, permissions: administratorPermissions }
})
afterAll(() => world.close())

let addresses = 0
const newAddress = () => `10.1.0.${++addresses}`

const form = (changes: Record<string, unknown> = {}) => ({
  kind: 'VISA',
  name: 'Hannah Berg',
  email: `Hannah-${crypto.randomUUID().slice(0, 8)}@Example.org`,
  phone: '',
  message: 'Which visa do I need for two entries?',
  pageUrl: '/visa',
  idempotencyKey: crypto.randomUUID(),
  ...changes,
})
const submit = async (input: Record<string, unknown>, caller: Caller = {}) => {
  const data = await world.ask<{
    submitHelpRequest: { __typename: string; fields?: unknown }
  }>(
    `mutation ($input: SubmitHelpRequestInput!) { submitHelpRequest(input: $input) { __typename
      ... on SubmitHelpRequestSuccess { isReceived } ... on InvalidInputError { fields { field rule } } } }`,
    { input },
    { ip: newAddress(), ...caller },
  )
  return data.submitHelpRequest
}
const kept = (idempotencyKey: unknown) =>
  world.app.db.helpRequest.findMany({ where: { idempotencyKey: String(idempotencyKey) } })
const lettersTo = (recipient: string) =>
  world.app.db.outboxMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } })

test.each(helpRequestKinds)('stores and confirms a request of kind %s', async (kind) => {
  const input = form({ kind: toEnumName(kind), phone: '+49 (170) 123-45-67' })
  expect(await submit(input)).toMatchObject({
    __typename: 'SubmitHelpRequestSuccess',
    isReceived: true,
  })
  expect(await kept(input.idempotencyKey)).toMatchObject([
    {
      kind,
      name: 'Hannah Berg',
      email: input.email.toLowerCase(),
      phone: '+491701234567',
      pageUrl: '/visa',
      locale: 'en',
      handledAt: null,
    },
  ])
  await world.runJobs()
  expect(await lettersTo(input.email.toLowerCase())).toHaveLength(1)
})

test('the staff gets the sender and the topic; the sender gets a confirmation in the page’s language without the typed text', async () => {
  const { id: tourId } = await world.app.db.tour.findFirstOrThrow({
    where: { status: 'published' },
  })
  const input = form({ name: 'Cheap pills', message: 'See https://pills.example now', tourId })
  await submit(input, { locale: 'de' })
  await world.runJobs()
  const [confirmation] = await lettersTo(input.email.toLowerCase())
  expect(confirmation).toMatchObject({
    locale: 'de',
    subject: expect.stringContaining('Ihre Nachricht ist da'),
  })
  expect(confirmation?.text).toContain('ein Visum')
  expect(confirmation?.text).not.toMatch(/pills/i)
  const { url } = await world.app.db.contactChannel.findFirstOrThrow({
    where: { kind: 'email' },
    orderBy: { position: 'asc' },
  })
  const told = (await lettersTo(url.replace('mailto:', ''))).at(-1)
  expect(told).toMatchObject({
    locale: 'en',
    subject: expect.stringMatching(/^Help request \d+: a visa$/),
  })
  expect(told?.text).toContain(`From Cheap pills, ${input.email.toLowerCase()}.`)
  expect(told?.text).toContain('About the tour “')
  expect(told?.text).toContain('http://localhost/crm/staff/help')
})

test('a call request requires a phone number and sends the visitor no e-mail', async () => {
  const input = form({ kind: 'PHONE_CALL_REQUEST', email: '', message: '' })
  expect(await submit(input)).toMatchObject({ fields: [{ field: 'phone', rule: 'REQUIRED' }] })
  expect(await submit({ ...input, phone: '+491701112233' })).toMatchObject({
    __typename: 'SubmitHelpRequestSuccess',
  })
  await world.runJobs()
  expect(await lettersTo('')).toEqual([])
})

test.each([
  [{ name: ' ' }, 'name', 'REQUIRED'],
  [{ email: 'nobody' }, 'email', 'EMAIL'],
  [{ message: '' }, 'message', 'REQUIRED'],
  [{ message: 'x'.repeat(2001) }, 'message', 'MAX'],
  [{ pageUrl: 'https://evil.example/' }, 'pageUrl', 'INCORRECT'],
  [{ pageUrl: '//evil.example' }, 'pageUrl', 'INCORRECT'],
  [{ idempotencyKey: 'none' }, 'idempotencyKey', 'INCORRECT'],
])('rejects %j', async (changes, field, rule) => {
  const input = form(changes)
  expect(await submit(input)).toEqual({
    __typename: 'InvalidInputError',
    fields: [{ field, rule }],
  })
  expect(
    await world.app.db.helpRequest.count({ where: { email: input.email.toLowerCase() } }),
  ).toBe(0)
})

test('rejects an unknown tour', async () => {
  await expect(submit(form({ tourId: 2_000_000_000 }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('four parallel calls with one key make one request; the same key with other text is rejected', async () => {
  const input = form()
  const answers = await Promise.all(Array.from({ length: 4 }, () => submit(input)))
  expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(
    new Set(['SubmitHelpRequestSuccess']),
  )
  expect(await kept(input.idempotencyKey)).toHaveLength(1)
  await world.runJobs()
  expect(await lettersTo(input.email.toLowerCase())).toHaveLength(1)
  expect(await submit({ ...input, message: 'Something else altogether' })).toMatchObject({
    fields: [{ field: 'idempotencyKey' }],
  })
})

test('limits requests per network address and per recipient; repeats don’t count', async () => {
  const ip = newAddress()
  const first = form()
  await submit(first, { ip })
  for (let i = 0; i < 15; i++) await submit(first, { ip })
  for (let i = 0; i < 9; i++) await submit(form(), { ip })
  await expect(submit(form(), { ip })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: expect.any(Number),
  })
  const email = `victim-${crypto.randomUUID().slice(0, 8)}@example.org`
  for (let i = 0; i < 5; i++) await submit(form({ email }))
  await expect(submit(form({ email }))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

const listed = async (variables: Record<string, unknown> = {}, viewer = admin) => {
  const data = await world.ask<{
    helpRequests: { totalCount: number; edges: { node: Node }[] }
  }>(
    `query ($isHandled: Boolean, $first: Int) { helpRequests(first: $first, isHandled: $isHandled) { totalCount edges { node {
      id kind name email tour { id title } handledAt handledBy } } } }`,
    variables,
    { viewer },
  )
  type Node = { id: number; handledAt: string | null; handledBy: string | null }
  return data.helpRequests
}
const handle = (id: number, isHandled: boolean, viewer = admin) =>
  world.run(
    'mutation ($id: Int!, $isHandled: Boolean!) { handleHelpRequest(id: $id, isHandled: $isHandled) { id handledAt handledBy } }',
    { id, isHandled },
    { viewer },
  )

test('an administrator marks a request as handled and takes the mark back', async () => {
  const input = form()
  await submit(input)
  const [asked] = await kept(input.idempotencyKey)
  const id = asked?.id ?? 0
  const waiting = (await listed({ isHandled: false })).totalCount
  expect((await handle(id, true)).data).toEqual({
    handleHelpRequest: {
      id,
      handledAt: world.clock.now().toISOString(),
      handledBy: 'Clara Weidmann',
    },
  })
  expect((await listed({ isHandled: false })).totalCount).toBe(waiting - 1)
  expect((await listed({ isHandled: true, first: 1 })).edges[0]?.node.id).toBe(id)
  // a second mark keeps the time of the first
  world.clock.set(new Date(world.clock.now().getTime() + 60_000))
  await handle(id, true)
  expect((await kept(input.idempotencyKey))[0]?.handledAt?.getTime()).toBe(
    world.clock.now().getTime() - 60_000,
  )
  expect((await handle(id, false)).data).toEqual({
    handleHelpRequest: { id, handledAt: null, handledBy: null },
  })
  const { errors } = await handle(2_000_000_000, true)
  expect(errors?.[0]?.originalError).toMatchObject({ code: 'NOT_FOUND' })
})

test('a longer list costs no more statements', async () => {
  const one = await world.countStatements(() => listed({ first: 1 }))
  expect(await world.countStatements(() => listed({ first: 20 }))).toBe(one)
})
