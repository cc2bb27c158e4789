import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { createServer } from '../../../http/createServer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { findOpenDeparture, requestInput } from '../requests.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp('demo', {
    REQUESTS_PER_HOUR: '3',
    QUOTES_PER_HOUR: '4',
    PAYMENTS_PER_HOUR: '2',
    OPEN_REQUESTS_PER_EMAIL: '2',
    TRUST_PROXY: 'on',
  })
})
afterAll(() => world.close())

const createRequest =
  'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { uuid } } } }'
const quote = 'query ($input: QuoteInput!) { quote(input: $input) { __typename } }'

let addresses = 0
const ip = () => `198.51.100.${++addresses}`
let guests = 0
const email = () => `guest-${++guests}@example.org`

/** Returns the thrown error, or null. */
const refusal = async (document: string, variables: Record<string, unknown>, address: string) => {
  const { errors } = await world.run(document, variables, { ip: address })
  return (errors?.[0]?.originalError ?? null) as { code: string; retryAfter: number } | null
}
const limited = (retryAfter: unknown) => ({ code: 'RATE_LIMITED', retryAfter })
const book = async (address: string, changes: Record<string, unknown> = {}) => {
  const { tourDateId } = await findOpenDeparture(world)
  return refusal(
    createRequest,
    { input: requestInput(tourDateId, { adults: 1, email: email(), ...changes }) },
    address,
  )
}
const later = (minutes: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + minutes * 60_000))

test('limits requests per address and hour; other addresses continue', async () => {
  const crowd = ip()
  for (let n = 0; n < 3; n++) expect(await book(crowd)).toBeNull()
  const before = await world.app.db.request.count()
  later(10)
  expect(await book(crowd)).toMatchObject(limited(3000))
  expect(await world.app.db.request.count()).toBe(before)
  expect(await book(ip())).toBeNull()
  later(50)
  expect(await book(crowd)).toBeNull()
})

test('counts an IPv6 network as one address', async () => {
  for (let n = 0; n < 3; n++) expect(await book(`2001:db8:7:7::${n}`)).toBeNull()
  expect(await book('2001:db8:7:7:1:2:3:4')).toMatchObject(limited(3600))
  expect(await book('2001:db8:7:8::1')).toBeNull()
})

test('limits quotes and payments as configured', async () => {
  const crowd = ip()
  const { tourDateId } = await findOpenDeparture(world)
  const ask = () => refusal(quote, { input: { tourDateId, adults: 1 } }, crowd)
  for (let n = 0; n < 4; n++) expect(await ask()).toBeNull()
  expect(await ask()).toMatchObject(limited(3600))
  const startPayment = `mutation ($uuid: UUID!) {
    startPayment(uuid: $uuid, type: PREPAYMENT, method: CARD, idempotencyKey: $uuid) { __typename }
  }`
  const pay = () => refusal(startPayment, { uuid: crypto.randomUUID() }, crowd)
  for (let n = 0; n < 2; n++) expect(await pay()).toMatchObject({ code: 'NOT_FOUND' })
  expect(await pay()).toMatchObject(limited(3600))
})

test('limits unanswered requests per contact across addresses', async () => {
  const contact = { email: email() }
  const { tourDateId, optionId } = await findOpenDeparture(world)
  const first = requestInput(tourDateId, { adults: 1, ...contact })
  expect(await refusal(createRequest, { input: first }, ip())).toBeNull()
  expect(await book(ip(), contact)).toBeNull()
  const { freeSeats } = await world.app.db.tourDateOption.findUniqueOrThrow({
    where: { id: optionId },
  })

  const [oldest] = await world.app.db.request.findMany({
    where: { contactEmail: contact.email },
    orderBy: { holdExpiresAt: 'asc' },
  })
  const wait = ((oldest?.holdExpiresAt?.getTime() ?? 0) - world.clock.now().getTime()) / 1000
  expect(await book(ip(), { email: contact.email.toUpperCase() })).toMatchObject(limited(wait))
  expect(
    (await world.app.db.tourDateOption.findUniqueOrThrow({ where: { id: optionId } })).freeSeats,
  ).toBe(freeSeats)
  // repeats are answered; other contacts are not limited
  expect(await refusal(createRequest, { input: first }, ip())).toBeNull()
  expect(await book(ip())).toBeNull()
  // an answered request no longer counts
  await world.app.db.request.update({
    where: { id: oldest?.id ?? 0 },
    data: { status: requestStatuses.pending_prepayment },
  })
  expect(await book(ip(), contact)).toBeNull()
})

test('creates a request in two statements, limits included', async () => {
  const { tourDateId } = await findOpenDeparture(world)
  const input = requestInput(tourDateId, { adults: 1, email: email() })
  expect(await world.countStatements(() => world.run(createRequest, { input }, { ip: ip() }))).toBe(
    2,
  )
})

test('counts visitors behind a proxy by the address that the proxy saw', async () => {
  const server = await createServer(world.app)
  const { tourDateId } = await findOpenDeparture(world)
  const ask = async (forwarded: string) => {
    const { body } = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      payload: JSON.stringify({ query: quote, variables: { input: { tourDateId, adults: 1 } } }),
    })
    return (
      (JSON.parse(body) as { errors?: { extensions: { code: string; retryAfter: number } }[] })
        .errors?.[0]?.extensions ?? null
    )
  }
  // a proxy appends what it saw: addresses written by the visitor are ignored
  for (let n = 0; n < 4; n++) expect(await ask(`203.0.113.${60 + n}, 203.0.113.50`)).toBeNull()
  expect(await ask('203.0.113.50')).toMatchObject(limited(3600))
  expect(await ask('203.0.113.51')).toBeNull()
  await server.close()
})
