import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { maxHoldMs, travelerExtraMs } from '#schema/rules/booking/holdExtension.ts'
import { managerOf } from '../../../testing/viewers.ts'
import type { UserViewer, Viewer } from '../../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { confirmRequest } from './actions/confirmRequest.ts'
import { requestInput } from '../requests.fixtures.ts'
import { tripStartsAt } from '../../departures/reads/tripTimes.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const day = 24 * 3_600_000

const organizerOf = (organizerId: number): UserViewer => ({
  kind: 'user',
  userId: 1,
  sessionId: 1,
  memberships: managerOf(organizerId),
  permissions: [],
})

const run = <Answer>(document: string, variables: Record<string, unknown>, viewer?: Viewer) =>
  world.ask<Answer>(document, variables, { ...(viewer && { viewer }) })

/** Creates a request for a departure at least `daysAhead` days after the test day. */
const ask = async (daysAhead = 60) => {
  world.clock.set(testDay)
  const date = await world.app.db.tourDate.findFirstOrThrow({
    where: {
      isCanceled: false,
      freeSeats: { gte: 6 },
      startDate: { gte: new Date(testDay.getTime() + daysAhead * day) },
      prepaymentType: 'percent',
      options: { some: { option: { isDefault: true }, freeSeats: { gte: 4 } } },
      tour: { status: 'published' },
    },
    orderBy: [{ startDate: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      startDate: true,
      startTime: true,
      tour: { select: { organizerId: true, timeZone: true } },
    },
  })
  const { createRequest } = await run<{ createRequest: { request: { id: number; uuid: string } } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id uuid } } } }',
    { input: requestInput(date.id) },
  )
  return { ...createRequest.request, date, organizer: organizerOf(date.tour.organizerId) }
}
type PlacedRequest = Awaited<ReturnType<typeof ask>>

const extend = async (
  { id, organizer }: Pick<PlacedRequest, 'id' | 'organizer'>,
  until: Date,
  message = '',
) =>
  (
    await run<{ extendHold: { __typename: string; latest?: string } }>(
      `mutation ($id: Int!, $until: DateTime!, $message: String!) {
        extendHold(id: $id, until: $until, message: $message) { __typename ... on HoldLimitError { latest } }
      }`,
      { id, until: until.toISOString(), message },
      organizer,
    )
  ).extendHold

const takeTime = async ({ uuid }: PlacedRequest) =>
  (
    await run<{ extendHoldAsTraveler: { __typename: string } }>(
      'mutation ($uuid: UUID!) { extendHoldAsTraveler(uuid: $uuid) { __typename } }',
      {
        uuid,
      },
    )
  ).extendHoldAsTraveler.__typename

const standing = async ({ uuid }: PlacedRequest) =>
  (
    await run<{
      request: {
        status: string
        holdExpiresAt: string | null
        holdExtendableUntil: string | null
        travelerHoldExtendableUntil: string | null
        history: object[]
      }
    }>(
      'query ($uuid: UUID!) { request(uuid: $uuid) { status holdExpiresAt holdExtendableUntil travelerHoldExtendableUntil history { from to } } }',
      {
        uuid,
      },
    )
  ).request
const endOf = async (request: PlacedRequest) =>
  new Date((await standing(request)).holdExpiresAt ?? 0)

const letters = async (what: string) =>
  (await world.app.db.outboxMessage.findMany({ where: { text: { contains: what } } })).map(
    ({ recipient }) => recipient,
  )

describe('hold extension by an organizer', () => {
  test('keeps the hold from expiring, adds a history row and e-mails the traveler', async () => {
    const request = await ask()
    const before = await endOf(request)
    const until = new Date(before.getTime() + day)
    expect(await extend(request, until, 'The boat owner answers on Monday')).toEqual({
      __typename: 'ExtendHoldSuccess',
    })
    expect(await standing(request)).toMatchObject({
      status: 'PENDING_CONFIRM',
      holdExpiresAt: until.toISOString(),
      history: [{ to: 'PENDING_CONFIRM' }, { from: 'PENDING_CONFIRM', to: 'PENDING_CONFIRM' }],
    })
    await world.runJobs()
    expect(await letters('The boat owner answers on Monday')).toHaveLength(1)
    // a second press changes nothing
    expect((await extend(request, until)).__typename).toBe('ExtendHoldSuccess')
    expect((await standing(request)).history).toHaveLength(2)
    world.clock.set(new Date(until.getTime() - 1))
    await world.runScheduled('requests.expireHolds')
    expect((await standing(request)).status).toBe('PENDING_CONFIRM')
    world.clock.set(until)
    await world.runScheduled('requests.expireHolds')
    expect((await standing(request)).status).toBe('CANCELLED_BY_SYSTEM')
  })

  test('reaches at most the longest hold, and never shortens a hold', async () => {
    const request = await ask()
    const before = await endOf(request)
    const latest = new Date(testDay.getTime() + maxHoldMs)
    const refused = { __typename: 'HoldLimitError', latest: latest.toISOString() }
    expect((await standing(request)).holdExtendableUntil).toBe(latest.toISOString())
    expect(await extend(request, new Date(latest.getTime() + 1))).toEqual(refused)
    expect(await extend(request, new Date(before.getTime() - 1))).toEqual(refused)
    expect(await endOf(request)).toEqual(before)
    expect((await extend(request, latest)).__typename).toBe('ExtendHoldSuccess')
    expect((await standing(request)).holdExtendableUntil).toBeNull()
    expect(await extend(request, new Date(latest.getTime() + 1))).toEqual(refused)
  })

  test('never reaches into the trip', async () => {
    const request = await ask(4)
    const start = tripStartsAt({ tour: request.date.tour, tourDate: request.date })
    expect(await extend(request, new Date(start.getTime() + 1))).toEqual({
      __typename: 'HoldLimitError',
      latest: start.toISOString(),
    })
  })

  test('is refused for an expired hold that the schedule has not ended yet', async () => {
    const request = await ask()
    const end = await endOf(request)
    world.clock.set(end)
    expect((await extend(request, new Date(end.getTime() + day))).__typename).toBe(
      'RequestStatusChangedError',
    )
    expect(await standing(request)).toMatchObject({
      holdExtendableUntil: null,
      travelerHoldExtendableUntil: null,
    })
  })

  test("is refused for another organizer's request", async () => {
    const request = await ask()
    const until = new Date((await endOf(request)).getTime() + 1)
    await expect(
      extend({ id: request.id, organizer: organizerOf(999) }, until),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('hold extension by a traveler', () => {
  test('adds a day once and e-mails the organizer', async () => {
    const request = await ask()
    expect(await takeTime(request)).toBe('HoldLimitError')
    await confirmRequest(world.app, request.organizer, { requestId: request.id, message: '' })
    const before = await endOf(request)
    const until = new Date(before.getTime() + travelerExtraMs)
    expect((await standing(request)).travelerHoldExtendableUntil).toBe(until.toISOString())
    expect(await takeTime(request)).toBe('ExtendHoldAsTravelerSuccess')
    expect(await endOf(request)).toEqual(until)
    expect((await standing(request)).travelerHoldExtendableUntil).toBeNull()
    expect(await takeTime(request)).toBe('HoldLimitError')
    expect(await endOf(request)).toEqual(until)
    await world.runJobs()
    expect(await letters('has taken more time to pay')).toHaveLength(1)
    // the organizer can still extend it
    expect((await extend(request, new Date(until.getTime() + 1))).__typename).toBe(
      'ExtendHoldSuccess',
    )
  })

  test('adds one day for parallel presses', async () => {
    const request = await ask()
    await confirmRequest(world.app, request.organizer, { requestId: request.id, message: '' })
    const before = await endOf(request)
    const results = await Promise.all([takeTime(request), takeTime(request), takeTime(request)])
    expect(results.filter((result) => result === 'ExtendHoldAsTravelerSuccess')).toHaveLength(1)
    expect(await endOf(request)).toEqual(new Date(before.getTime() + travelerExtraMs))
  })
})
