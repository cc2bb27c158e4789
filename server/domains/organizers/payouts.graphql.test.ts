import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import { managerOf } from '../../testing/viewers.ts'
import type { UserViewer, Viewer } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { personIn } from '../accounts/accounts.fixtures.ts'
import { cancelSold, organizerOf, soldRequest } from '../requests/soldRequest.fixtures.ts'
import { readStatement } from './reads/readStatement.ts'
import { writeStatementCsv } from './writeStatementCsv.ts'

let world: TestApp
let staff: UserViewer
let sold: Awaited<ReturnType<typeof soldRequest>>
const month = testDay.toISOString().slice(0, 7)
beforeAll(async () => {
  world = await createTestApp()
  const { viewer } = await personIn(world)
  staff = { ...viewer, permissions: ['commission'] }
  sold = await soldRequest(world, {}, 'FULL')
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const call = async (document: string, variables: object, viewer: Viewer) => {
  const data = await world.ask<Record<string, unknown>>(document, { ...variables }, { viewer })
  return Object.values(data)[0]
}
interface Balance {
  organizer: { id: number }
  earned: { amountMinor: number; currency: string }
  paidOut: { amountMinor: number }
  due: { amountMinor: number }
  overpaid: { amountMinor: number }
}
const amounts =
  'organizer { id name } earned { amountMinor currency } paidOut { amountMinor } due { amountMinor } overpaid { amountMinor }'
const list = (viewer: Viewer = staff) =>
  call(`{ payoutBalances { ${amounts} } }`, {}, viewer) as Promise<Balance[]>
const balance = async () => {
  const found = (await list()).find(
    ({ organizer, earned }) => organizer.id === sold.organizerId && earned.currency === 'USD',
  )
  if (!found) throw new Error('no balance')
  return found
}
const input = (changes: object = {}) => ({
  organizerId: sold.organizerId,
  currency: 'USD',
  amountMinor: 1_000,
  month,
  paidOn: testDay.toISOString().slice(0, 10),
  reference: 'SEPA 2026-11-1',
  idempotencyKey: crypto.randomUUID(),
  ...changes,
})
const record = (changes: object = {}, viewer: Viewer = staff) =>
  call(
    `mutation ($input: RecordPayoutInput!) { recordPayout(input: $input) { __typename
      ... on RecordPayoutSuccess { payout { id amount { amountMinor currency } month paidOn reference } }
      ... on PayoutNotPossibleError { due { amountMinor } } ... on InvalidInputError { fields { field rule } } } }`,
    { input: input(changes) },
    viewer,
  ) as Promise<{
    __typename: string
    payout?: { id: number }
    due?: { amountMinor: number }
    fields?: { field: string }[]
  }>

test('a payout reduces what is due, and the same key pays once', async () => {
  const before = await balance()
  const { commissionBp } = await world.app.db.request.findUniqueOrThrow({ where: { id: sold.id } })
  expect(before.due.amountMinor).toBe(
    sold.paidMinor - Math.round((sold.paidMinor * (commissionBp ?? 0)) / 10_000),
  )
  const key = { idempotencyKey: crypto.randomUUID() }
  const outcomes = await Promise.all([record(key), record(key), record(key)])
  expect(new Set(outcomes.map(({ payout }) => payout?.id)).size).toBe(1)
  expect(await balance()).toMatchObject({
    paidOut: { amountMinor: before.paidOut.amountMinor + 1_000 },
    due: { amountMinor: before.due.amountMinor - 1_000 },
    overpaid: { amountMinor: 0 },
  })
  expect((await record({ ...key, amountMinor: 2_000 })).fields).toEqual([
    { field: 'idempotencyKey', rule: 'INCORRECT' },
  ])
  await expect(world.app.db.payout.updateMany({ data: { amountMinor: 1 } })).rejects.toThrow(
    'violated',
  )
})

test('rejects more than is due, also in parallel; returned money can be paid out again', async () => {
  const { due, paidOut } = await balance()
  expect(await record({ amountMinor: due.amountMinor + 1 })).toEqual({
    __typename: 'PayoutNotPossibleError',
    due: { amountMinor: due.amountMinor },
  })
  const outcomes = await Promise.all([
    record({ amountMinor: due.amountMinor }),
    record({ amountMinor: due.amountMinor }),
  ])
  expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
    'PayoutNotPossibleError',
    'RecordPayoutSuccess',
  ])
  expect(await balance()).toMatchObject({ due: { amountMinor: 0 } })
  expect(
    (await record({ amountMinor: -due.amountMinor - paidOut.amountMinor - 1 })).__typename,
  ).toBe('PayoutNotPossibleError')
  expect((await record({ amountMinor: -due.amountMinor, reference: 'Came back' })).__typename).toBe(
    'RecordPayoutSuccess',
  )
  expect(await balance()).toMatchObject({ due, paidOut })
})

test('rejects invalid input and unknown organizers', async () => {
  const fieldsOf = async (changes: object) =>
    (await record(changes)).fields?.map(({ field }) => field)
  expect(
    await fieldsOf({ amountMinor: 0, month: '2026-13', paidOn: '2026-02-30', reference: ' ' }),
  ).toEqual(['amountMinor', 'month', 'paidOn', 'reference'])
  expect(await fieldsOf({ paidOn: '2099-01-01' })).toEqual(['paidOn'])
  await expect(record({ organizerId: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('only staff with the permission for commission read balances and record payouts', async () => {
  const nobody = { ...staff, permissions: [] }
  for (const viewer of [
    { ...nobody, permissions: administratorPermissions },
    { ...nobody, memberships: managerOf(sold.organizerId) },
    nobody,
  ]) {
    await expect(list(viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(record({}, viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(list({ kind: 'visitor' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('the statement and its file list payouts; a later refund to a traveler makes them overpaid', async () => {
  const { due } = await balance()
  await record({ amountMinor: due.amountMinor, reference: '=SUM(A1)' })
  const read = () =>
    call(
      `query ($organizerId: Int) { organizerStatement(organizerId: $organizerId) { balances { ${amounts} } payouts { amount { amountMinor } reference } } }`,
      { organizerId: sold.organizerId },
      organizerOf(sold.organizerId),
    ) as Promise<{ balances: Balance[]; payouts: { reference: string }[] }>
  const { payouts, balances } = await read()
  expect(payouts.map(({ reference }) => reference)).toContain('=SUM(A1)')
  expect(balances).toMatchObject([{ due: { amountMinor: 0 }, overpaid: { amountMinor: 0 } }])
  const csv = writeStatementCsv(
    await readStatement(world.app, organizerOf(sold.organizerId), {
      organizerId: null,
      month: null,
    }),
    'en',
  )
  const row = csv.split('\r\n').find((line) => line.includes('SUM(A1)'))
  expect(row).toMatch(/^Payout,,'=SUM\(A1\),/)
  await cancelSold(world, sold.uuid)
  const [after] = (await read()).balances
  expect(after?.due.amountMinor).toBe(0)
  expect(after?.overpaid.amountMinor).toBeGreaterThan(0)
})

test('many balances cost as many statements as one', async () => {
  const one = await world.countStatements(() => list())
  await soldRequest(
    world,
    { seats: 1, caller: { currency: 'JPY' }, departure: sold.departure },
    'FULL',
  )
  expect((await list()).length).toBeGreaterThan(1)
  expect(await world.countStatements(() => list())).toBe(one)
})
