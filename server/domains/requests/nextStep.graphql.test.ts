import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { testDay } from '../../testing/testDay.ts'
import { cancelSold, confirmedRequest, pay, soldRequest } from './soldRequest.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const stepOf = async (uuid: string): Promise<string> => {
  const { data } = await world.run<{ request: { nextStep: string } }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { nextStep } }',
    {
      uuid,
    },
  )
  return data.request.nextStep
}

const afterTheTrip = async (uuid: string, days = 1): Promise<void> => {
  const { tourDate } = await world.app.db.request.findUniqueOrThrow({
    where: { uuid },
    include: { tourDate: true },
  })
  world.clock.set(new Date(tourDate.endDate.getTime() + (days + 1) * 86_400_000))
}

const review = async (uuid: string, changes: object = {}) => {
  const data = await world.ask<{ writeReview: { __typename: string } }>(
    'mutation ($uuid: UUID!, $rating: Int!, $text: String!) { writeReview(uuid: $uuid, rating: $rating, text: $text) { __typename } }',
    { uuid, rating: 5, text: 'Cold, wide, and worth every frozen toe.', ...changes },
  )
  return data.writeReview.__typename
}

test('moves the next step on with the request, from the payment to the review', async () => {
  const { uuid, id } = await confirmedRequest(world)
  expect(await stepOf(uuid)).toBe('PAY_FIRST')
  await pay(world, uuid)
  expect(await stepOf(uuid)).toBe('NAME_TRAVELERS')
  for (const position of [0, 1])
    await world.app.db.requestTourist.create({
      data: {
        request: { connect: { id } },
        position,
        tourist: { create: { firstName: `Ada ${position}`, lastName: 'Grün' } },
      },
    })
  expect(await stepOf(uuid)).toBe('PAY_REST')
  await pay(world, uuid, 'PAYMENT')
  expect(await stepOf(uuid)).toBe('GET_VOUCHER')
  expect(await review(uuid)).toBe('ReviewNotPossibleError')
  await afterTheTrip(uuid)
  expect(await stepOf(uuid)).toBe('WRITE_REVIEW')
})

test('accepts one review of a trip that took place, within a year, and holds it for staff', async () => {
  const { uuid, id } = await soldRequest(world, { name: 'Hannah van den Berg' })
  await afterTheTrip(uuid)
  expect(await review(uuid, { text: 'Nice' })).toBe('InvalidInputError')
  expect(await review(uuid, { rating: 6 })).toBe('InvalidInputError')
  await expect(review(crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const answers = await Promise.all([review(uuid), review(uuid)])
  expect(answers.toSorted()).toEqual(['ReviewNotPossibleError', 'WriteReviewSuccess'])
  expect(await world.app.db.review.findUnique({ where: { requestId: id } })).toMatchObject({
    status: 'pending',
    authorName: 'Hannah B.',
    rating: 5,
  })
  expect(await stepOf(uuid)).toBe('NOTHING')
  world.clock.set(testDay)
  const late = await soldRequest(world)
  await afterTheTrip(late.uuid, 370)
  expect(await review(late.uuid)).toBe('ReviewNotPossibleError')
  world.clock.set(testDay)
  const cancelled = await soldRequest(world)
  await cancelSold(world, cancelled.uuid)
  await afterTheTrip(cancelled.uuid)
  expect(await review(cancelled.uuid)).toBe('ReviewNotPossibleError')
})

test('takes as many statements for many trips as for one', async () => {
  const { id: userId } = await world.app.db.user.create({
    data: { email: 'many@example.org', locale: 'en' },
    select: { id: true },
  })
  const viewer = {
    kind: 'user',
    userId,
    sessionId: 1,
    memberships: [],
    permissions: [],
  } as const
  const list = `query { viewerRequests {
    id nextStep namedTravelers adults children dues { dueOnConfirmation { amountMinor } }
    documents { number } payments { amount { amountMinor } refunds { status } } tour { title } organizer { name } date { start }
  } }`
  const count = () => world.countStatements(() => world.run(list, {}, { viewer }))
  await soldRequest(world, { seats: 1, caller: { viewer } })
  const one = await count()
  for (let n = 0; n < 3; n++) await soldRequest(world, { seats: 1, caller: { viewer } })
  expect(await count()).toBe(one)
})
