import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import type { Viewer } from '../../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import {
  anna,
  asksForPassports,
  ben,
  organizerOf,
  passport,
  requestOfTravelers,
  saveList,
  type TravelersRequest,
} from '../travelers.fixtures.ts'

let world: TestApp
let request: TravelersRequest
let viewer: Viewer
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  request = await requestOfTravelers(world, {
    ...asksForPassports,
    contactEmail: `${crypto.randomUUID().slice(0, 8)}@example.org`,
  })
  viewer = await organizerOf(world, [request.organizerId])
})

const readDocument = `query ($id: Int!) { organizerRequest(id: $id) {
  id openSeats lastReminderAt nextReminderAt tourists { firstName missing } history { actor actorName message }
} }`
const read = async (as: Viewer = viewer) => {
  const data = await world.ask<{ organizerRequest: Record<string, unknown> }>(
    readDocument,
    { id: request.id },
    { viewer: as },
  )
  return data.organizerRequest
}
const remind = async (as: Viewer = viewer, message = '') => {
  const data = await world.ask<{ remindTravelers: { __typename: string } }>(
    `mutation ($id: Int!, $message: String!) { remindTravelers(id: $id, message: $message) {
      __typename ... on RemindTravelersSuccess { request { lastReminderAt } } ... on ReminderTooSoonError { retryAt }
    } }`,
    { id: request.id, message },
    { viewer: as },
  )
  return data.remindTravelers
}
const letters = async () => {
  await world.runJobs()
  const { contactEmail } = await world.app.db.request.findUniqueOrThrow({
    where: { id: request.id },
  })
  const all = await world.app.db.outboxMessage.findMany({
    where: { recipient: contactEmail },
    orderBy: { id: 'asc' },
  })
  return all.filter(({ subject }) => /Who travels|Wer reist/.test(subject ?? ''))
}
const clara = { firstName: 'Clara', lastName: 'Berg', birthday: '1992-02-02', passport }

test('lists missing details and reminds by one e-mail a day', async () => {
  await saveList(world, request.uuid, [{ ...anna, passport }, ben])
  expect(await read()).toMatchObject({
    openSeats: 1,
    lastReminderAt: null,
    nextReminderAt: null,
    tourists: [
      { firstName: 'Anna', missing: [] },
      { firstName: 'Ben', missing: ['BIRTHDAY', 'PASSPORT'] },
    ],
  })
  expect(await remind(viewer, ' The permit office closes on Friday ')).toEqual({
    __typename: 'RemindTravelersSuccess',
    request: { lastReminderAt: testDay.toISOString() },
  })
  const again = new Date(testDay.getTime() + 86_400_000)
  expect(await remind()).toEqual({
    __typename: 'ReminderTooSoonError',
    retryAt: again.toISOString(),
  })
  expect(await read()).toMatchObject({ nextReminderAt: again.toISOString() })
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  for (const words of [
    'One seat has no name yet.',
    'Ben Berg: date of birth, passport',
    '“The permit office closes on Friday”',
    `/order/${request.uuid}/add-tourists`,
  ]) {
    expect(letter?.text).toContain(words)
    expect(letter?.html).toContain(words)
  }
  expect(letter?.text).not.toContain('C01X')
  world.clock.set(again)
  expect((await remind()).__typename).toBe('RemindTravelersSuccess')
  expect(await letters()).toHaveLength(2)
  await expect(
    world.app.db.travelerReminder.deleteMany({ where: { requestId: request.id } }),
  ).rejects.toThrow('violated')
})

test('sends one reminder for two parallel presses', async () => {
  const outcomes = await Promise.all([remind(), remind(), remind()])
  expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual([
    'RemindTravelersSuccess',
    'ReminderTooSoonError',
    'ReminderTooSoonError',
  ])
})

test("uses the request's language, and sends nothing when everything was filled in before sending", async () => {
  await world.app.db.request.update({ where: { id: request.id }, data: { locale: 'de' } })
  await remind()
  expect((await letters())[0]?.text).toContain('3 Plätze haben noch keine Namen.')
  world.clock.set(new Date(testDay.getTime() + 2 * 86_400_000))
  await remind()
  await saveList(world, request.uuid, [
    { ...anna, passport },
    { ...ben, birthday: '1991-01-01', passport },
    clara,
  ])
  expect(await letters()).toHaveLength(1)
  expect((await remind()).__typename).toBe('TravelerDetailsCompleteError')
})

test("ignores details that are not required or can't be filled in any more", async () => {
  await world.app.db.request.update({
    where: { id: request.id },
    data: { collectPassport: false, collectWeight: true },
  })
  await saveList(world, request.uuid, [anna])
  expect(await read()).toMatchObject({ tourists: [{ missing: ['WEIGHT'] }] })
  await world.run('mutation ($uuid: UUID!) { cancelRequest(uuid: $uuid) { __typename } }', {
    uuid: request.uuid,
  })
  expect((await remind()).__typename).toBe('TouristsClosedError')
})

test("lets only the request's organizer read and remind", async () => {
  const stranger = await organizerOf(world, [request.organizerId + 1])
  await expect(read(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(remind(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(remind({ kind: 'visitor' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(
    remind({ ...stranger, memberships: [], permissions: administratorPermissions } as Viewer),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('shows an organizer the decisions and messages of its own people only', async () => {
  await world.run(
    'mutation ($id: Int!) { confirmRequest(id: $id, message: "See you") { __typename } }',
    { id: request.id },
    { viewer },
  )
  await world.run(
    'mutation ($id: Int!) { cancelRequestAsAdmin(id: $id, message: "Between us") { __typename } }',
    { id: request.id },
    { viewer: { ...viewer, memberships: [], permissions: administratorPermissions } as Viewer },
  )
  const { history } = await read()
  expect(history).toMatchObject([
    { actor: 'TOURIST', actorName: null, message: null },
    { actor: 'ORGANIZER', actorName: expect.any(String), message: 'See you' },
    { actor: 'ADMIN', actorName: null, message: null },
  ])
  const { data } = await world.run<{ request: { history: object[] } }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { history { actorName message } } }',
    {
      uuid: request.uuid,
    },
  )
  expect(data.request.history[1]).toEqual({
    actorName: null,
    message: null,
  })
})

test('takes as many statements for a long list as for a short one', async () => {
  await saveList(world, request.uuid, [{ ...anna, passport }])
  const one = await world.countStatements(() => read())
  await saveList(world, request.uuid, [{ ...anna, passport }, ben, clara])
  expect(await world.countStatements(() => read())).toBe(one)
})
