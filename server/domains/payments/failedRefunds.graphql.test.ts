import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { PaymentProviderError } from '../../adapters/payments/providerError.ts'
import type { UserViewer } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { readBalances } from '../organizers/reads/readBalances.ts'
import { readStatement } from '../organizers/reads/readStatement.ts'
import { organizerOf, soldRequest } from '../requests/soldRequest.fixtures.ts'
import { applyPaymentState } from './actions/applyPaymentState.ts'
import { processPaymentNotification } from './actions/processPaymentNotification.ts'
import { refundPayment } from './jobs/refundPayment.job.ts'
import { admin, providerThat, refundsOf } from './refunds.fixtures.ts'

let world: TestApp
let desk: UserViewer
beforeAll(async () => {
  world = await createTestApp()
  desk = await admin(world)
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

/**
 * Creates a fully paid request that its traveler cancels early: everything is to be refunded, and
 * the provider was not called yet.
 */
const cancelled = async () => {
  const sale = await soldRequest(world, {}, 'FULL')
  const email = `ada-${crypto.randomUUID()}@example.com`
  await world.app.db.request.update({ where: { id: sale.id }, data: { contactEmail: email } })
  await world.run('mutation ($uuid: UUID!) { cancelRequest(uuid: $uuid) { __typename } }', {
    uuid: sale.uuid,
  })
  const [refund] = await refundsOf(world, sale.id)
  if (!refund) throw new Error('a refund has a row')
  // delete the refund job: the test answers for the embedded provider
  await world.app.pool.query(
    `DELETE FROM graphile_worker._private_jobs WHERE payload->>'refundId' = $1`,
    [refund.id],
  )
  return { ...sale, refund, email }
}

const noticeOf = (
  refund: { id: string; amountMinor: number },
  state: 'done' | 'failed',
  changes: { failure?: string } = {},
) => ({
  kind: 'refund' as const,
  dedupeKey: crypto.randomUUID(),
  refundId: refund.id,
  providerRef: `re_${refund.id}`,
  state,
  amountMinor: refund.amountMinor,
  currency: 'USD',
  ...changes,
})

interface Issue {
  kind: string
  refundId: string | null
  requestId: number | null
  provider: string
  details: string
  amount: { amountMinor: number; currency: string } | null
  contactEmail: string | null
}
const listed = async (): Promise<Issue[]> => {
  const data = await world.ask<{ paymentIssues: { issues: Issue[] } }>(
    'query { paymentIssues { totalCount issues { kind refundId requestId provider details contactEmail amount { amountMinor currency } } } }',
    {},
    { viewer: desk },
  )
  return data.paymentIssues.issues
}
const issueOf = async (refundId: string) =>
  (await listed()).find((issue) => issue.refundId === refundId)
const press = async (document: string, variables: Record<string, unknown>) => {
  await world.ask(document, variables, { viewer: desk })
}
const retry = (refundId: string) =>
  press('mutation ($refundId: UUID!) { retryRefund(refundId: $refundId) }', { refundId })
const byHand = (refundId: string, reference: string) =>
  press(
    'mutation ($refundId: UUID!, $reference: String!) { recordManualRefund(refundId: $refundId, reference: $reference) }',
    {
      refundId,
      reference,
    },
  )
const lettersTo = async (recipient: string) => {
  await world.runJobs()
  return world.app.db.outboxMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
}
const earned = async (organizerId: number, currency: string) =>
  (await readBalances(world.app.db, organizerId)).find((balance) => balance.currency === currency)
    ?.earnedMinor ?? 0
const statementLine = async (organizerId: number, requestId: number) =>
  (
    await readStatement(world.app, organizerOf(organizerId), { organizerId, month: null })
  ).currencies
    .flatMap(({ lines }) => lines)
    .find((line) => line.requestId === requestId)

test('lists a refused refund with request, amount, provider and reason; running the job again does nothing', async () => {
  const { refund, id, email } = await cancelled()
  const provider = providerThat(world, { state: 'failed', failure: 'SANDBOX: the card is closed' })
  await provider.run(refund.id)
  await provider.run(refund.id, 2)
  expect(await issueOf(refund.id)).toEqual({
    kind: 'REFUND_FAILED',
    refundId: refund.id,
    requestId: id,
    provider: 'SANDBOX',
    details: 'SANDBOX: the card is closed',
    contactEmail: email,
    amount: { amountMinor: refund.amountMinor, currency: refund.payment.currency },
  })
  expect(provider.logged).toHaveLength(1)
  expect(provider.asked).toHaveLength(1)
})

test.each(['DECLINED', 'DUPLICATE', 'BAD_REQUEST'] as const)(
  'does not call the provider again after %s',
  async (code) => {
    const { refund } = await cancelled()
    await providerThat(world, new PaymentProviderError(code, 'SANDBOX', 'no')).run(refund.id)
    expect(await issueOf(refund.id)).toMatchObject({ details: 'SANDBOX: no' })
  },
)

test('retries while the outcome is unknown, then lists the refund for staff', async () => {
  const { refund } = await cancelled()
  const silent = providerThat(world, { state: 'pending' })
  await expect(silent.run(refund.id, refundPayment.maxAttempts - 1)).rejects.toThrow(
    'is not done yet',
  )
  expect(await issueOf(refund.id)).toBeUndefined()
  await silent.run(refund.id, refundPayment.maxAttempts)
  expect((await issueOf(refund.id))?.details).toMatch(
    /^outcome unknown, check the provider’s back office first/,
  )
})

test('applies a notification like an answer, also to a done refund, and once when it is repeated', async () => {
  const { refund } = await cancelled()
  const { logger, logged, run } = providerThat(world, { state: 'done' })
  await run(refund.id)
  expect((await refundsOf(world, refund.payment.requestId)).map(({ status }) => status)).toEqual([
    'done',
  ])
  const app = { ...world.app, logger: { ...logger, warn: () => undefined } }
  for (const _time of [1, 2])
    await processPaymentNotification(
      app,
      'STRIPE',
      noticeOf(refund, 'failed', { failure: 'STRIPE: expired_or_canceled_card' }),
    )
  expect(await issueOf(refund.id)).toMatchObject({ details: 'STRIPE: expired_or_canceled_card' })
  expect(await refundsOf(world, refund.payment.requestId)).toMatchObject([
    { status: 'failed', doneAt: null },
  ])
  expect(logged).toHaveLength(1)
})

test('keeps a refund failed after a late report of success, and lists the contradiction', async () => {
  const { refund, paidMinor, id } = await cancelled()
  await processPaymentNotification(world.app, 'STRIPE', noticeOf(refund, 'failed'))
  for (const _time of [1, 2])
    await processPaymentNotification(world.app, 'STRIPE', noticeOf(refund, 'done'))
  const payment = {
    state: 'paid',
    providerRef: null,
    amountMinor: paidMinor,
    currency: refund.payment.currency,
  } as const
  await applyPaymentState(world.app, {
    provider: 'SANDBOX',
    paymentId: refund.paymentId,
    news: { ...payment, refundedMinor: paidMinor },
  })
  expect(await refundsOf(world, id)).toMatchObject([{ status: 'failed' }])
  const issues = (await listed()).filter(({ requestId }) => requestId === id)
  expect(issues.map(({ kind }) => kind)).toEqual(['REFUND_FAILED', 'REFUND_CONTRADICTED'])
})

test('lists a refund as failed when staff give up its job', async () => {
  const { refund } = await cancelled()
  const { rows } = await world.app.pool.query<{ id: string }>(
    `SELECT id::text FROM graphile_worker.add_job('payments.refund', $1)`,
    [JSON.stringify({ refundId: refund.id })],
  )
  const id = rows[0]?.id ?? ''
  const drop = () =>
    world.run('mutation ($id: ID!) { deleteFailedJob(id: $id) }', { id }, { viewer: desk })
  // a job with attempts left can't be given up, nor its refund
  expect((await drop()).errors).toHaveLength(1)
  expect(await issueOf(refund.id)).toBeUndefined()
  await world.app.pool.query(
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id = $1',
    [id],
  )
  expect((await drop()).errors).toBeUndefined()
  expect(await issueOf(refund.id)).toMatchObject({
    details: 'outcome unknown: its job was deleted',
  })
})

test('never credits a failed refund to the organizer, neither in the balance nor in the statement', async () => {
  const { refund, organizerId, id } = await cancelled()
  const { currency } = refund.payment
  const before = await earned(organizerId, currency)
  const line = await statementLine(organizerId, id)
  expect(line?.refundedMinor).toBe(refund.amountMinor)
  await providerThat(world, { state: 'failed' }).run(refund.id)
  expect(await earned(organizerId, currency)).toBe(before)
  expect(await statementLine(organizerId, id)).toEqual(line)
  await retry(refund.id)
  expect(await earned(organizerId, currency)).toBe(before)
  expect(await statementLine(organizerId, id)).toEqual(line)
})

test('e-mails the traveler when a refund is done, when it fails, and when staff have made it by hand', async () => {
  const { refund, email } = await cancelled()
  const before = (await lettersTo(email)).length
  await providerThat(world, { state: 'failed' }).run(refund.id)
  await byHand(refund.id, 'SEPA 2026-11-21 / 7')
  const [failed, done, ...more] = (await lettersTo(email)).slice(before)
  expect(more).toEqual([])
  expect(failed?.subject).toMatch(/come back to you another way/)
  expect(done?.subject).toMatch(/^Paid back: /)
  expect(done?.text).toContain('SEPA 2026-11-21 / 7')

  const other = await cancelled()
  const ordinary = (await lettersTo(other.email)).length
  await providerThat(world, { state: 'done' }).run(other.refund.id)
  expect(
    (await lettersTo(other.email)).slice(ordinary).map(({ subject, text }) => [subject, text]),
  ).toEqual([
    [expect.stringMatching(/^Paid back: /), expect.stringContaining('by the way you paid')],
  ])
})

test('records one of two parallel refunds by hand, which a later failure report does not undo', async () => {
  const { refund, id } = await cancelled()
  await providerThat(world, { state: 'failed' }).run(refund.id)
  await expect(byHand(refund.id, '  ')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  const answers = await Promise.allSettled([byHand(refund.id, 'A 1'), byHand(refund.id, 'A 2')])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await issueOf(refund.id)).toBeUndefined()
  await processPaymentNotification(world.app, 'STRIPE', noticeOf(refund, 'failed'))
  expect(await refundsOf(world, id)).toMatchObject([{ status: 'done', handledById: desk.userId }])
  await expect(retry(refund.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('refunds via the provider on a retry and removes the issue from the list', async () => {
  const { refund, id, uuid } = await cancelled()
  await providerThat(world, { state: 'failed' }).run(refund.id)
  const answers = await Promise.allSettled([retry(refund.id), retry(refund.id)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await world.runJobs()
  expect(await refundsOf(world, id)).toMatchObject([{ status: 'failed' }, { status: 'done' }])
  expect((await listed()).filter(({ requestId }) => requestId === id)).toEqual([])
  const { data } = await world.run(
    'query ($uuid: UUID!) { request(uuid: $uuid) { payments { refunds { status } } } }',
    { uuid },
  )
  expect(data).toMatchObject({ request: { payments: [{ refunds: [{ status: 'DONE' }] }] } })
})
