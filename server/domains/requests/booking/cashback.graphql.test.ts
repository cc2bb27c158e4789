import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { CashbackConfig } from '#schema/rules/booking/cashback.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { readBalances } from '../../organizers/reads/readBalances.ts'
import { readStatement } from '../../organizers/reads/readStatement.ts'
import { applyPaymentState } from '../../payments/actions/applyPaymentState.ts'
import { admin, providerThat, refundsOf } from '../../payments/refunds.fixtures.ts'
import { readInvoice } from '../papers/documents/readInvoice.ts'
import { completeTours } from './jobs/completeTours.job.ts'
import { findOpenDeparture, requestInput } from '../requests.fixtures.ts'
import {
  cancelSold,
  confirmedRequest,
  organizerOf,
  pay,
  soldRequest,
} from '../soldRequest.fixtures.ts'

let world: TestApp
let departure: Awaited<ReturnType<typeof findOpenDeparture>>
const configure = (changes: Partial<CashbackConfig> = {}) =>
  Object.assign(world.app.env.cashback, {
    isActive: true,
    percent: 20,
    performer: 'platform',
    ...changes,
  })
const day = (days: number) => new Date(testDay.getTime() + days * 86_400_000)
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  configure()
  departure = await findOpenDeparture(world, 8)
  await world.app.db.tourDate.update({
    where: { id: departure.tourDateId },
    data: {
      isCashbackAvailable: true,
      // far enough ahead that only the prepayment is due
      startDate: day(100),
      endDate: day(107),
      prepaymentType: 'percent',
      prepaymentSize: 2_000,
      fullPaymentDays: 30,
    },
  })
  await world.app.db.tour.update({
    where: { id: departure.tourId },
    data: { isCashbackAvailable: true },
  })
})

interface Amount {
  amountMinor: number
  currency: string
}
const quote = async (caller = {}) => {
  const { quote: answer } = await world.ask<{
    quote: {
      quote: { token: string; hasCashback: boolean; cashback: Amount | null; total: Amount }
    }
  }>(
    `query ($input: QuoteInput!) { quote(input: $input) { ... on QuoteSuccess {
      quote { token hasCashback cashback { amountMinor currency } total { amountMinor currency } } } } }`,
    { input: { tourDateId: departure.tourDateId, adults: 2 } },
    caller,
  )
  return answer.quote
}
const requestOf = async (uuid: string) =>
  (
    await world.ask<{
      request: {
        id: number
        hasCashback: boolean
        cashback: { state: string; amount: Amount } | null
        total: Amount
        paid: Amount
        dues: { settled: Amount }
        payments: { refunds: { reason: string; status: string; amount: Amount }[] }[]
      }
    }>(
      `query ($uuid: UUID!) { request(uuid: $uuid) { id hasCashback cashback { state amount { amountMinor currency } } total { amountMinor }
        paid { amountMinor } dues { settled { amountMinor } } payments { refunds { reason status amount { amountMinor } } } } }`,
      { uuid },
    )
  ).request

const order = async (token: string | undefined, caller = {}) => {
  const { createRequest } = await world.ask<{
    createRequest: { request: { id: number; uuid: string } }
  }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id uuid } } } }',
    { input: requestInput(departure.tourDateId, { adults: 2, quote: token }) },
    caller,
  )
  return createRequest.request
}
/** E-mails of a request, found by its address in the text. */
const letters = (uuid: string) =>
  world.app.db.outboxMessage.findMany({
    where: { text: { contains: uuid } },
    orderBy: { id: 'asc' },
  })
/** Moves the departure to last week: nobody else can book it any more. */
const comeHome = async () => {
  await world.app.db.tourDate.update({
    where: { id: departure.tourDateId },
    data: { startDate: day(-10), endDate: day(-3) },
  })
  await world.runScheduled('requests.completeTours')
}
const sold = (type: 'PREPAYMENT' | 'FULL' = 'FULL', caller = {}) =>
  soldRequest(world, { departure, caller }, type)
const total = async (id: number) =>
  (await world.app.db.request.findUniqueOrThrow({ where: { id } })).totalMinor

/** Returns the promise for a price in dollars, rounded down to whole dollars, in minor units. */
const fifthOf = (minor: number): number => Math.floor(minor / 500) * 100

test('promises nothing by default', async () => {
  Object.assign(world.app.env.cashback, { isActive: false })
  expect(await quote()).toMatchObject({ hasCashback: false, cashback: null })
  const request = await order((await quote()).token)
  expect(await requestOf(request.uuid)).toMatchObject({ hasCashback: false, cashback: null })
  const cards = `query ($id: Int!, $ids: [Int!]!) {
    tour(id: $id) { isCashbackAvailable dates { isCashbackAvailable } } toursByIds(ids: $ids) { isCashbackAvailable }
    cashback { isActive percent performer } }`
  const words = async () =>
    JSON.stringify(await world.ask(cards, { id: departure.tourId, ids: [departure.tourId] }))
  expect(await words()).not.toContain('"isCashbackAvailable":true')
  expect(await words()).toContain(
    '"cashback":{"isActive":false,"percent":20,"performer":"PLATFORM"}',
  )
  await world.runJobs()
  expect((await letters(request.uuid)).map(({ text }) => text).join()).not.toMatch(/cashback/i)
  configure({ percent: 15, performer: 'organizer' })
  expect(await words()).toContain('"isCashbackAvailable":true')
  expect(await words()).toContain(
    '"cashback":{"isActive":true,"percent":15,"performer":"ORGANIZER"}',
  )
})

test('keeps the promise of a quote, whatever the configuration becomes', async () => {
  const { token, cashback, total: price } = await quote()
  expect(cashback).toEqual({ amountMinor: fifthOf(price.amountMinor), currency: 'USD' })
  configure({ isActive: false, percent: 1, performer: 'organizer' })
  const request = await order(token)
  expect(await requestOf(request.uuid)).toMatchObject({
    hasCashback: true,
    cashback: { state: 'PROMISED', amount: cashback },
  })
  expect(await world.app.db.request.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject(
    { cashbackPerformer: 'platform' },
  )
  await world.runJobs()
  expect((await letters(request.uuid))[0]?.text).toMatch(
    /With cashback: \$[\d,.]+ come back to you after the trip\./,
  )
})

test('promises and pays whole units of a currency without decimals', async () => {
  const yen = { currency: 'JPY' as const }
  await world.app.db.tourDateOption.updateMany({
    where: { tourDateId: departure.tourDateId },
    data: { priceMinor: 100_003, priceWithoutDiscountMinor: null },
  })
  const { cashback, total: price } = await quote(yen)
  expect(cashback).toEqual({ amountMinor: Math.floor(price.amountMinor / 5), currency: 'JPY' })
  const { uuid, id } = await sold('FULL', yen)
  await comeHome()
  await world.runJobs()
  expect(await requestOf(uuid)).toMatchObject({ cashback: { state: 'PAID', amount: cashback } })
  expect(await total(id)).toBe(price.amountMinor)
  expect((await letters(uuid)).at(-1)?.subject).toMatch(/^Your cashback: ¥[\d,]+ for /)
})

test("pays once after the trip by the payment's method, however often the job runs", async () => {
  const { uuid, id } = await sold()
  const price = await total(id)
  const promised = fifthOf(price)
  const papers = () => world.app.db.invoice.count({ where: { requestId: id } })
  expect(await papers()).toBe(1)
  await comeHome()
  await Promise.all([completeTours.run(world.app, {}, 1), completeTours.run(world.app, {}, 1)])
  expect(await requestOf(uuid)).toMatchObject({
    cashback: { state: 'ON_ITS_WAY', amount: { amountMinor: promised } },
  })
  await world.runJobs()
  await world.runScheduled('requests.completeTours')
  await world.runScheduled('requests.issueInvoices')
  await world.runJobs()
  expect(await refundsOf(world, id)).toMatchObject([
    { amountMinor: promised, status: 'done', reason: 'cashback' },
  ])
  expect(await requestOf(uuid)).toMatchObject({
    hasCashback: true,
    cashback: { state: 'PAID', amount: { amountMinor: promised } },
    paid: { amountMinor: price },
    dues: { settled: { amountMinor: price } },
    payments: [
      { refunds: [{ reason: 'CASHBACK', status: 'DONE', amount: { amountMinor: promised } }] },
    ],
  })
  // the price of the trip is unchanged: no credit note is issued or searched for
  expect(await papers()).toBe(1)
  const { year, number } = await world.app.db.invoice.findFirstOrThrow({ where: { requestId: id } })
  const paper = await readInvoice(world.app, { uuid, year, number })
  expect(paper?.movements.map(({ kind }) => kind)).toEqual(['arrived'])
  expect(paper?.balance).toBe(paper?.total)
  const told = await letters(uuid)
  expect(told.find(({ subject }) => subject.startsWith('How was'))?.text).toContain(
    'your cashback is on its way: $',
  )
  expect(told.filter(({ subject }) => subject.startsWith('Your cashback: $'))).toHaveLength(1)
})

test('refunds a sum that arrived by two payments once, newest first', async () => {
  const { uuid, id } = await sold('PREPAYMENT')
  await pay(world, uuid, 'PAYMENT')
  await comeHome()
  await world.runJobs()
  const back = await refundsOf(world, id)
  expect(back.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(fifthOf(await total(id)))
  expect(back[0]?.payment.type).toBe('payment')
})

/** Starts a payment before the trip that may be reported after it. */
const begin = async (uuid: string, type: 'PAYMENT' | 'FULL') => {
  const { startPayment } = await world.ask<{
    startPayment: { payment: { id: string; amount: { amountMinor: number; currency: 'USD' } } }
  }>(
    `mutation ($uuid: UUID!, $type: PaymentType!, $key: UUID!) { startPayment(uuid: $uuid, type: $type, method: CARD, idempotencyKey: $key) {
      ... on StartPaymentSuccess { payment { id amount { amountMinor currency } } } } }`,
    { uuid, type, key: crypto.randomUUID() },
  )
  const { id, amount } = startPayment.payment
  const news = { state: 'paid' as const, providerRef: null, refundedMinor: null, ...amount }
  return () => applyPaymentState(world.app, { provider: 'SANDBOX', paymentId: id, news })
}

test('pays nothing for a canceled request', async () => {
  const { id, uuid } = await sold()
  await cancelSold(world, uuid)
  await comeHome()
  await world.runJobs()
  expect((await refundsOf(world, id)).map(({ reason }) => reason)).toEqual(['cancelled_by_tourist'])
  expect(await requestOf(uuid)).toMatchObject({ hasCashback: true, cashback: null })
})

test('pays once after the full price has arrived, even when the balance arrives twice', async () => {
  const { id, uuid } = await sold('PREPAYMENT')
  const arrivals = [await begin(uuid, 'PAYMENT'), await begin(uuid, 'FULL')]
  await comeHome()
  await world.runJobs()
  expect(await refundsOf(world, id)).toEqual([])
  expect(await requestOf(uuid)).toMatchObject({ cashback: null })
  expect((await letters(uuid)).at(-1)?.text).not.toMatch(/cashback/i)
  for (const arrives of arrivals) await arrives()
  expect(await refundsOf(world, id)).toMatchObject([
    { reason: 'cashback', amountMinor: fifthOf(await total(id)) },
    { reason: 'paid_twice' },
  ])
})

test('reduces the cashback in proportion to a partial refund', async () => {
  const { id, uuid, paidMinor } = await sold()
  const [payment] = await world.app.db.payment.findMany({ where: { requestId: id } })
  const backMinor = Math.floor(paidMinor / 4)
  await world.app.db.refund.create({
    data: {
      paymentId: payment?.id ?? '',
      amountMinor: backMinor,
      status: 'done',
      reason: 'at_provider',
      idempotencyKey: crypto.randomUUID(),
      createdAt: testDay,
      doneAt: testDay,
    },
  })
  await comeHome()
  const due = Math.floor((fifthOf(paidMinor) * (paidMinor - backMinor)) / paidMinor)
  expect(await requestOf(uuid)).toMatchObject({
    cashback: { amount: { amountMinor: due } },
    paid: { amountMinor: paidMinor - backMinor },
  })
})

test.each(['platform', 'organizer'] as const)(
  'shows the cashback in the statement when the %s pays it',
  async (performer) => {
    configure({ performer })
    const { id, paidMinor, organizerId } = await sold()
    configure({ performer: performer === 'platform' ? 'organizer' : 'platform' })
    const lines = async () => {
      const { currencies } = await readStatement(world.app, organizerOf(organizerId), {
        organizerId,
        month: null,
      })
      const part = currencies.find(({ currency }) => currency === 'USD')
      return part?.lines.find(({ requestId }) => requestId === id)
    }
    const earned = async () =>
      (await readBalances(world.app.db, organizerId)).find(({ currency }) => currency === 'USD')
        ?.earnedMinor ?? 0
    const [line, earnedBefore] = [await lines(), await earned()]
    await comeHome()
    await world.runJobs()
    const borneMinor = performer === 'organizer' ? fifthOf(paidMinor) : 0
    expect(await lines()).toMatchObject({
      grossMinor: line?.grossMinor,
      receivedMinor: line?.receivedMinor,
      refundedMinor: 0,
      commissionMinor: line?.commissionMinor,
      cashbackMinor: borneMinor,
      payoutMinor: (line?.payoutMinor ?? 0) - borneMinor,
    })
    expect(await earned()).toBe(earnedBefore - borneMinor)
  },
)

test('waits for staff when the provider refuses it, and pays once when retried', async () => {
  const { id, uuid } = await sold()
  await comeHome()
  const [first] = await refundsOf(world, id)
  await providerThat(world, { state: 'failed' }).run(first?.id ?? '')
  expect(await requestOf(uuid)).toMatchObject({ cashback: { state: 'ON_ITS_WAY' } })
  const desk = await admin(world)
  const { paymentIssues } = await world.ask<{
    paymentIssues: { issues: { refundId: string | null }[] }
  }>('{ paymentIssues { issues { refundId } } }', {}, { viewer: desk })
  expect(paymentIssues.issues).toContainEqual({ refundId: first?.id })
  await world.ask(
    'mutation ($id: UUID!) { retryRefund(refundId: $id) }',
    { id: first?.id },
    { viewer: desk },
  )
  await world.runJobs()
  const promised = fifthOf(await total(id))
  expect(await requestOf(uuid)).toMatchObject({
    cashback: { state: 'PAID', amount: { amountMinor: promised } },
  })
  expect((await letters(uuid)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Your cashback of .* comes another way/),
  )
})

test('limits the promise to the price by a database constraint', async () => {
  const { id } = await confirmedRequest(world, { departure })
  const set = (minor: string) =>
    world.app.pool.query(`UPDATE request SET cashback_minor = ${minor} WHERE id = $1`, [id])
  await expect(set('-1')).rejects.toThrow('request_cashback')
  await expect(set('total_minor + 1')).rejects.toThrow('request_cashback')
  await set('total_minor')
})
