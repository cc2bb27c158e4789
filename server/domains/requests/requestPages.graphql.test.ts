import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { drawQrCode } from './reads/payCode.ts'
import { findOpenDeparture, requestInput } from './requests.fixtures.ts'

const facts = `query ($uuid: UUID!) {
  request(uuid: $uuid) {
    tripPhase isHoldExpired isIndividual organizerMessage
    total { amountMinor } prepayment { amountMinor } paid { amountMinor currency }
    dues { settled { amountMinor } dueOnConfirmation { amountMinor } balance { amountMinor } balanceDueOn }
    payCode { text size path }
    organizer { formattedPhone }
    tour { startCity { name } }
  }
}`
interface Facts {
  isHoldExpired: boolean
  total: { amountMinor: number }
  prepayment: { amountMinor: number }
  paid: { amountMinor: number }
  dues: {
    settled: { amountMinor: number }
    dueOnConfirmation: { amountMinor: number }
    balance: { amountMinor: number }
  }
}

let world: TestApp
let uuid: string
beforeAll(async () => {
  world = await createTestApp()
  const departure = await findOpenDeparture(world)
  const { data } = await world.run<{ createRequest: { request: { uuid: string } } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { uuid } } } }',
    { input: requestInput(departure.tourDateId) },
  )
  uuid = data.createRequest.request.uuid
})
afterAll(() => world.close())

const read = async (locale: 'en' | 'de' = 'en'): Promise<Facts> => {
  const { data, errors } = await world.run<{ request: Facts }>(facts, { uuid }, { locale })
  if (errors?.[0]) throw errors[0]
  return data.request
}

test('shows the dues of a new request, and a QR code that leads to its payment page', async () => {
  const request = await read('de')
  expect(request).toMatchObject({
    tripPhase: 'AHEAD',
    isHoldExpired: false,
    isIndividual: false,
    organizerMessage: null,
    paid: { amountMinor: 0, currency: 'USD' },
    payCode: { text: `http://localhost/de/order/${uuid}/pay` },
    tour: { startCity: { name: expect.any(String) } },
  })
  const { dueOnConfirmation, balance } = request.dues
  expect(dueOnConfirmation.amountMinor + balance.amountMinor).toBe(request.total.amountMinor)
})

test('counts received money without refunds that are done, pending or owed', async () => {
  const { id, currency } = await world.app.db.request.findUniqueOrThrow({ where: { uuid } })
  const payment = (type: 'prepayment' | 'payment', status: number, amountMinor: number) => ({
    requestId: id,
    type,
    status,
    amountMinor,
    currency,
    method: 'card' as const,
    provider: 'STRIPE' as const,
    idempotencyKey: crypto.randomUUID(),
    ...(status === paymentStatuses.payed && { paidAt: world.clock.now() }),
  })
  const { id: paymentId } = await world.app.db.payment.create({
    data: payment('prepayment', paymentStatuses.payed, 10_000),
  })
  await world.app.db.payment.create({ data: payment('payment', paymentStatuses.cancelled, 99_000) })
  expect((await read()).paid.amountMinor).toBe(10_000)
  await world.app.db.refund.create({
    data: {
      paymentId,
      amountMinor: 4_000,
      idempotencyKey: crypto.randomUUID(),
      status: 'done',
      doneAt: world.clock.now(),
    },
  })
  await world.app.db.refund.create({
    data: { paymentId, amountMinor: 600, idempotencyKey: crypto.randomUUID() },
  })
  const failed = { status: 'failed' as const, failedAt: world.clock.now() }
  await world.app.db.refund.create({
    data: { paymentId, amountMinor: 400, idempotencyKey: crypto.randomUUID(), ...failed },
  })
  // replaced by the refund of 600
  await world.app.db.refund.create({
    data: {
      paymentId,
      amountMinor: 600,
      idempotencyKey: crypto.randomUUID(),
      ...failed,
      retriedAt: world.clock.now(),
    },
  })
  const { paid, dues, total } = await read()
  expect(paid.amountMinor).toBe(5_000)
  expect(
    dues.settled.amountMinor + dues.dueOnConfirmation.amountMinor + dues.balance.amountMinor,
  ).toBe(total.amountMinor)
})

test('expires a hold by the clock; an ended request owes nothing', async () => {
  const { holdExpiresAt } = await world.app.db.request.findUniqueOrThrow({ where: { uuid } })
  const before = world.clock.now()
  world.clock.set(holdExpiresAt ?? before)
  expect((await read()).isHoldExpired).toBe(true)
  await world.app.db.request.update({
    where: { uuid },
    data: { status: requestStatuses.cancelled_by_system, holdExpiresAt: null },
  })
  expect(await read()).toMatchObject({
    isHoldExpired: false,
    dues: { dueOnConfirmation: { amountMinor: 0 }, balance: { amountMinor: 0 } },
  })
  world.clock.set(before)
})

test('draws a QR code with three finder patterns and each dark module once', () => {
  const { size, path } = drawQrCode('https://versta.example/order/x/pay')
  expect((size - 17) % 4).toBe(0)
  for (const eye of ['M0 0h7v1h-7z', `M${size - 7} 0h7v1h-7z`, `M0 ${size - 1}h7v1h-7z`])
    expect(path).toContain(eye)
  expect(path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/)
})
