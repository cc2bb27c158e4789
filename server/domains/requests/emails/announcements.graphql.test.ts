import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { transitionRequest } from '../booking/actions/transitionRequest.ts'
import { cancelSold, confirmedRequest } from '../soldRequest.fixtures.ts'
import { requestOfTravelers } from '../travelers.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())

const person = (locale: 'en' | 'de', email = `${crypto.randomUUID()}@example.org`) =>
  world.app.db.user.create({
    data: { email, firstName: 'Ida', lastName: 'Voss', locale, country: { connect: { id: 1 } } },
  })
/** Creates a request to an organizer with only these members. */
const staffed = async (people: readonly { id: number }[], email: string) => {
  const request = await requestOfTravelers(world, {})
  const { organizerId } = request
  await world.app.db.organizer.update({ where: { id: organizerId }, data: { email } })
  await world.app.db.organizerMember.deleteMany({ where: { organizerId } })
  for (const { id: userId } of people)
    await world.app.db.organizerMember.create({
      data: { organizerId, userId, createdAt: new Date(Date.UTC(2026, 0, userId % 27)) },
    })
  await world.runJobs()
  return request
}
const lettersTo = (recipient: string) =>
  world.app.db.outboxMessage.findMany({ where: { recipient } })

test('e-mails an organizer in the language of the member with the organizer’s address', async () => {
  const email = `desk-${crypto.randomUUID()}@example.org`
  await staffed([await person('en'), await person('de', email)], email.toUpperCase())
  expect(await lettersTo(email.toUpperCase())).toMatchObject([
    { locale: 'de', subject: expect.stringMatching(/^Neue Anfrage/) },
  ])
})

test('else uses the language of the longest-serving member, else English', async () => {
  const [first, second] = [
    `desk-${crypto.randomUUID()}@example.org`,
    `desk-${crypto.randomUUID()}@example.org`,
  ]
  await staffed([await person('de'), await person('en')], first)
  expect(await lettersTo(first)).toMatchObject([{ locale: 'de' }])
  await staffed([], second)
  expect(await lettersTo(second)).toMatchObject([
    { locale: 'en', subject: expect.stringMatching(/^New request/) },
  ])
})

test('leaves no event and no e-mail of a change that is rolled back', async () => {
  const { id } = await confirmedRequest(world)
  await world.runJobs()
  const traces = async () => {
    const { rows } = await world.app.pool.query<{
      recorded: number
      letters: number
      events: number
      entries: number
    }>(
      `SELECT (SELECT count(*)::int FROM outbox_event) AS recorded, (SELECT count(*)::int FROM outbox_message) AS letters,
        (SELECT count(*)::int FROM request_event) AS events, (SELECT count(*)::int FROM seat_ledger_entry) AS entries`,
    )
    return rows[0]
  }
  const before = await traces()
  const change = (isBroken: boolean) =>
    world.app.db.$transaction(async (tx) => {
      await transitionRequest(tx, {
        requestId: id,
        from: 'pending_prepayment',
        to: 'made_prepayment',
        actor: 'system',
        now: world.clock.now(),
      })
      if (isBroken) throw new Error('something after it fails')
    })
  await expect(change(true)).rejects.toThrow('something after it fails')
  await world.runJobs()
  expect(await traces()).toEqual(before)
  // the same change commits one
  await change(false)
  expect((await traces())?.recorded).toBe((before?.recorded ?? 0) + 1)
})

test('sends no e-mail about an extended hold once the request is canceled', async () => {
  const { id, uuid } = await confirmedRequest(world)
  await world.runJobs()
  const email = `ada-${crypto.randomUUID()}@example.org`
  await world.app.db.request.update({ where: { id }, data: { contactEmail: email } })
  await world.run('mutation ($uuid: UUID!) { extendHoldAsTraveler(uuid: $uuid) { __typename } }', {
    uuid,
  })
  await cancelSold(world, uuid)
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
    `Request ${id} is canceled`,
  ])
})
