import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { UserViewer } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { confirmedRequest } from '../requests/soldRequest.fixtures.ts'
import { applyPaymentState } from './actions/applyPaymentState.ts'
import { startPayment } from './actions/startPayment.ts'
import { processPaymentNotification } from './actions/processPaymentNotification.ts'
import { admin } from './refunds.fixtures.ts'

let world: TestApp
let desk: UserViewer
beforeAll(async () => {
  world = await createTestApp()
  desk = await admin(world)
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const begun = async () => {
  const { uuid, id: requestId } = await confirmedRequest(world)
  const id = await startPayment(world.app, {
    uuid,
    type: 'full',
    method: 'card',
    idempotencyKey: crypto.randomUUID(),
    locale: 'en',
  })
  const { amountMinor, currency } = await world.app.db.payment.findUniqueOrThrow({ where: { id } })
  return { id, requestId, amountMinor, currency }
}
const paidNews = { state: 'paid', providerRef: null, refundedMinor: null } as const

interface Issue {
  kind: string
  issueId: number | null
  requestId: number | null
  details: string
  amount: { amountMinor: number } | null
}
const listed = async (): Promise<Issue[]> => {
  const { data } = await world.run<{ paymentIssues: { issues: Issue[] } }>(
    'query { paymentIssues { issues { kind issueId requestId details amount { amountMinor } } } }',
    {},
    { viewer: desk },
  )
  return data.paymentIssues.issues
}
const settle = async (id: number, note: string) => {
  await world.ask(
    'mutation ($id: Int!, $note: String!) { resolvePaymentIssue(id: $id, note: $note) }',
    { id, note },
    { viewer: desk },
  )
}

test.each([
  ['amount', { amountMinor: 1 }, /says paid: 1 USD in minor units; agreed were \d+ USD \(amount\)/],
  [
    'currency',
    { currency: 'RUB' },
    /says paid: \d+ RUB in minor units; agreed were \d+ USD \(currency\)/,
  ],
])(
  'reports a payment of another %s than agreed to staff once, and stays resolved',
  async (_what, said, words) => {
    const { id, requestId, amountMinor, currency } = await begun()
    const say = () =>
      applyPaymentState(world.app, {
        provider: 'SANDBOX',
        paymentId: id,
        news: { ...paidNews, amountMinor, currency, ...said },
      })
    await say()
    await say()
    const [issue, ...more] = (await listed()).filter((one) => one.requestId === requestId)
    expect(more).toEqual([])
    expect(issue).toMatchObject({
      kind: 'DISAGREEMENT',
      amount: { amountMinor },
      details: expect.stringMatching(words),
    })
    const issueId = issue?.issueId ?? 0
    await expect(settle(issueId, ' ')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    await settle(issueId, 'Paid back in the cabinet')
    await expect(settle(issueId, 'Me too')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await say()
    expect((await listed()).filter((one) => one.requestId === requestId)).toEqual([])
    expect(
      await world.app.db.paymentIssue.findUniqueOrThrow({ where: { id: issueId } }),
    ).toMatchObject({
      note: 'Paid back in the cabinet',
      resolvedById: desk.userId,
    })
  },
)

test('lists money for an unknown payment', async () => {
  const paymentId = crypto.randomUUID()
  await applyPaymentState(world.app, {
    provider: 'SANDBOX',
    paymentId,
    news: { ...paidNews, amountMinor: 100, currency: 'USD' },
  })
  expect((await listed()).filter(({ details }) => details.includes(paymentId))).toMatchObject([
    { kind: 'UNKNOWN_PAYMENT', requestId: null },
  ])
})

test('lists a repeated dispute once with its request, although it names the payment by another id', async () => {
  const { id, requestId, amountMinor, currency } = await begun()
  const facts = {
    ...paidNews,
    amountMinor,
    currency,
    dedupeKey: crypto.randomUUID(),
    paymentId: id,
    isProof: true,
  }
  await processPaymentNotification(world.app, 'SANDBOX', {
    kind: 'payment',
    ...facts,
    alsoKnownAs: `pi_${id}`,
  })
  const dispute = {
    kind: 'dispute',
    paymentId: null,
    alsoKnownAs: `pi_${id}`,
    disputeRef: `dp_${id}`,
    details: 'answer by 2026-12-01',
  } as const
  for (const dedupeKey of ['evt_1', 'evt_2'])
    await processPaymentNotification(world.app, 'SANDBOX', { ...dispute, dedupeKey })
  expect((await listed()).filter((one) => one.requestId === requestId)).toMatchObject([
    { kind: 'DISPUTE', details: 'answer by 2026-12-01', amount: { amountMinor } },
  ])
})
