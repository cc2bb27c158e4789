import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { personIn } from '../accounts/accounts.fixtures.ts'
import { requestOfTravelers } from './travelers.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

test('lists all requests of a person page by page, newest first', async () => {
  const { viewer } = await personIn(world)
  const { id } = await requestOfTravelers(world, { userId: viewer.userId })
  // some have the same creation time: paging by time alone would lose them
  const { rows } = await world.app.pool.query<{ id: number }>(
    `INSERT INTO request (uuid, user_id, tour_id, tour_date_id, organizer_id, status, contact_name, contact_email, contact_phone, locale,
      currency, total_minor, prepayment_minor, exchange_rate, cancellation_terms, idempotency_key, idempotency_hash, created_at, updated_at)
    SELECT gen_random_uuid(), user_id, tour_id, tour_date_id, organizer_id, status, contact_name, contact_email, contact_phone, locale,
      currency, total_minor, prepayment_minor, exchange_rate, cancellation_terms, gen_random_uuid(), idempotency_hash,
      created_at - (n / 10) * interval '1 hour', updated_at
    FROM request, generate_series(1, 130) AS n WHERE id = $1 RETURNING id`,
    [id],
  )
  const list = async (variables: { first?: number; after?: number }): Promise<number[]> => {
    const { data, errors } = await world.run<{ viewerRequests: { id: number }[] }>(
      'query ($first: Int, $after: Int) { viewerRequests(first: $first, after: $after) { id uuid } }',
      variables,
      { viewer },
    )
    if (errors?.[0]) throw errors[0]
    return data.viewerRequests.map((request) => request.id)
  }
  const read: number[] = []
  for (let page = 0; page < 3; page++) {
    const after = read.at(-1)
    read.push(...(await list({ first: 50, ...(after !== undefined && { after }) })))
  }
  expect(read).toHaveLength(131)
  expect(new Set(read)).toEqual(new Set([id, ...rows.map((row) => row.id)]))
  const times = await world.app.db.request.findMany({
    where: { id: { in: read } },
    select: { id: true, createdAt: true },
  })
  const madeAt = new Map(times.map((row) => [row.id, row.createdAt.getTime()]))
  expect(read.map((one) => madeAt.get(one))).toEqual([...madeAt.values()].toSorted((a, b) => b - a))
  expect(await list({ first: 1_000 })).toHaveLength(100)
  expect(await list({ first: 0 })).toHaveLength(1)
  const { viewer: stranger } = await personIn(world)
  const others = await world.run(
    `{ viewerRequests(after: ${id}) { id } }`,
    {},
    { viewer: stranger },
  )
  expect(others.data).toEqual({ viewerRequests: [] })
})
