import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import type { Viewer } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { cancelSold, organizerOf, pay, soldRequest } from '../requests/soldRequest.fixtures.ts'
import { readStatement } from './reads/readStatement.ts'
import { writeStatementCsv } from './writeStatementCsv.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const amounts =
  'gross { amountMinor } received { amountMinor } refunded { amountMinor } commission { amountMinor } cashback { amountMinor } payout { amountMinor }'
const document = `query ($organizerId: Int, $month: String) {
  organizerStatement(organizerId: $organizerId, month: $month) {
    month nextMonth
    currencies { requestsSold gross { currency } ${amounts} lines { requestId tour soldOn commissionPercent ${amounts} } }
  }
}`

type Amounts = Record<
  'gross' | 'received' | 'refunded' | 'commission' | 'cashback' | 'payout',
  { amountMinor: number; currency: string }
>
interface Statement {
  month: string
  nextMonth: string | null
  currencies: (Amounts & {
    requestsSold: number
    lines: (Amounts & { requestId: number; soldOn: string | null; commissionPercent: number })[]
  })[]
}

const read = async (
  viewer: Viewer,
  variables: Record<string, unknown> = {},
): Promise<Statement> => {
  const data = await world.ask<{ organizerStatement: Statement }>(document, variables, {
    viewer,
  })
  return data.organizerStatement
}

const names = ['gross', 'received', 'refunded', 'commission', 'cashback', 'payout'] as const

test('sums equal the lines of each currency, and later changes of the commission don’t affect a sale', async () => {
  const one = await soldRequest(world)
  const viewer = organizerOf(one.organizerId)
  const { commissionBp } = await world.app.db.organizer.findUniqueOrThrow({
    where: { id: one.organizerId },
  })
  await world.app.db.organizer.update({
    where: { id: one.organizerId },
    data: { commissionBp: 9_000 },
  })
  const restMinor = await pay(world, one.uuid, 'PAYMENT')
  await world.app.db.organizer.update({ where: { id: one.organizerId }, data: { commissionBp } })
  const yen = await soldRequest(
    world,
    { seats: 1, caller: { currency: 'JPY' }, departure: one.departure },
    'FULL',
  )
  await cancelSold(world, yen.uuid)
  const { month, nextMonth, currencies } = await read(viewer)
  expect([month, nextMonth]).toEqual([testDay.toISOString().slice(0, 7), null])
  expect(currencies.map(({ gross }) => gross.currency)).toEqual(['JPY', 'USD'])
  for (const currency of currencies) {
    for (const name of names)
      expect(currency.lines.reduce((sum, line) => sum + line[name].amountMinor, 0)).toBe(
        currency[name].amountMinor,
      )
    expect(currency.requestsSold).toBe(
      currency.lines.filter(({ soldOn }) => soldOn !== null).length,
    )
  }
  const line = currencies[1]?.lines.find(({ requestId }) => requestId === one.id)
  const received = one.paidMinor + restMinor
  const commission = Math.round((received * commissionBp) / 10_000)
  expect(line).toMatchObject({
    commissionPercent: commissionBp / 100,
    received: { amountMinor: received },
    commission: { amountMinor: commission },
    payout: { amountMinor: received - commission },
  })
  const back = currencies[0]?.lines.find(({ requestId }) => requestId === yen.id)
  expect(back?.refunded.amountMinor).toBeGreaterThan(0)
  // a month without sales
  expect(await read(viewer, { month: '2026-01' })).toMatchObject({
    month: '2026-01',
    nextMonth: '2026-02',
    currencies: [],
  })
})

test('only the organizer’s people and staff with the permission for commission find a statement', async () => {
  const { organizerId } = await soldRequest(world)
  const nobody = organizerOf(organizerId, { memberships: [] })
  expect((await read(organizerOf(organizerId), { organizerId })).currencies.length).toBeGreaterThan(
    0,
  )
  expect(
    (await read({ ...nobody, permissions: ['commission'] }, { organizerId })).currencies.length,
  ).toBeGreaterThan(0)
  const strangers: Viewer[] = [
    nobody,
    organizerOf(organizerId + 1),
    { ...nobody, permissions: administratorPermissions },
    { ...nobody, permissions: ['knowledge'] },
  ]
  for (const viewer of strangers)
    await expect(read(viewer, { organizerId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(read({ kind: 'visitor' }, { organizerId })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  await expect(read(organizerOf(organizerId), { month: '2026-13' })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  })
})

test('the file has the same lines, disarms formulas and writes yen without decimals', async () => {
  const { organizerId, id, departure } = await soldRequest(world, {
    name: '=HYPERLINK("http://evil.example")',
  })
  const yen = await soldRequest(world, { seats: 1, caller: { currency: 'JPY' }, departure })
  const statement = await readStatement(world.app, organizerOf(organizerId), {
    organizerId: null,
    month: null,
  })
  const csv = writeStatementCsv(statement, 'en')
  expect(csv.startsWith('\uFEFFRequest,Traveler,')).toBe(true)
  const lines = csv.slice(1).split('\r\n')
  expect(lines).toHaveLength(
    statement.currencies.reduce((sum, { lines: own }) => sum + own.length + 1, 2),
  )
  expect(lines.find((line) => line.startsWith(`${id},`))).toContain(
    `"'=HYPERLINK(""http://evil.example"")"`,
  )
  expect(lines.find((line) => line.startsWith(`${yen.id},`))).toMatch(
    new RegExp(`,JPY,\\d+,${yen.paidMinor},0,`),
  )
  expect(writeStatementCsv(statement, 'de')).toMatch(/;USD;\d+,\d\d;/)
})

test('a month costs a fixed number of statements', async () => {
  const { organizerId, departure } = await soldRequest(world, { seats: 2 })
  const count = () => world.countStatements(() => read(organizerOf(organizerId)))
  const one = await count()
  await soldRequest(world, { seats: 1, departure })
  expect(await count()).toBe(one)
})
