import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { findOpenDeparture } from '../requests.fixtures.ts'
import { extendHold } from '../booking/actions/extendHold.ts'
import { cancelSold, confirmedRequest, organizerOf, pay } from '../soldRequest.fixtures.ts'

const day = 86_400_000
let world: TestApp
let departure: Awaited<ReturnType<typeof findOpenDeparture>>
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  departure = await findOpenDeparture(world, 8)
  world.clock.set(asked)
})

/** Long after the machine's clock, by which the queue would run due jobs on its own. */
const asked = new Date('2041-03-01T09:00:00Z')
const startDate = new Date('2041-06-10')
const setTerms = (terms: {
  prepaymentType: 'none' | 'percent'
  prepaymentSize: number
  fullPaymentDays: number
}) =>
  world.app.db.tourDate.update({
    where: { id: departure.tourDateId },
    data: { ...terms, startDate, endDate: new Date('2041-06-14'), startTime: null },
  })
/** Returns noon on a day before the start. */
const daysBeforeStart = (days: number) => new Date(startDate.getTime() - days * day + day / 2)

const confirmed = async () => {
  const { id, uuid } = await confirmedRequest(world, { departure })
  const email = `ada-${crypto.randomUUID()}@example.org`
  await world.app.db.request.update({ where: { id }, data: { contactEmail: email } })
  await world.runJobs()
  return { id, uuid, email }
}
const stateOf = async (uuid: string) => {
  const { data } = await world.run<{
    request: { status: string; holdExpiresAt: string; total: { amountMinor: number } }
  }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { status nextStep holdExpiresAt dues { dueOnConfirmation { amountMinor } } total { amountMinor } } }',
    { uuid },
    { viewer: organizerOf(-1) },
  )
  return data.request
}
const lettersTo = (recipient: string) =>
  world.app.db.outboxMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
const subjectsTo = async (recipient: string) =>
  (await lettersTo(recipient)).map(({ subject }) => subject)
/** Runs due jobs until an instant, in daily steps. */
const liveUntil = async (end: Date) => {
  while (world.clock.now() < end) {
    world.clock.set(new Date(Math.min(world.clock.now().getTime() + day, end.getTime())))
    await world.runJobs()
  }
}

describe('request without a prepayment', () => {
  test('waits for the whole price if it is already due, and is sold once it is paid', async () => {
    await setTerms({ prepaymentType: 'none', prepaymentSize: 0, fullPaymentDays: 400 })
    const { uuid, email } = await confirmed()
    const { total, holdExpiresAt, ...state } = await stateOf(uuid)
    expect(state).toEqual({
      status: 'PENDING_PREPAYMENT',
      nextStep: 'PAY_FIRST',
      dues: { dueOnConfirmation: total },
    })
    expect((await lettersTo(email)).at(-1)?.text).toMatch(/To keep the seats, please pay /)
    await liveUntil(new Date(Date.parse(holdExpiresAt) - 60_000))
    expect((await lettersTo(email)).at(-1)?.text).toMatch(/only the payment of .* is missing/)
    expect(await pay(world, uuid)).toBe(total.amountMinor)
    expect(await stateOf(uuid)).toMatchObject({ status: 'MADE_PREPAYMENT' })
  })

  test('is sold on confirmation if the price is due later', async () => {
    await setTerms({ prepaymentType: 'none', prepaymentSize: 0, fullPaymentDays: 14 })
    const { uuid } = await confirmed()
    expect(await stateOf(uuid)).toMatchObject({
      status: 'MADE_PREPAYMENT',
      dues: { dueOnConfirmation: { amountMinor: 0 } },
    })
  })
})

/** Gives the organizer an address whose member has chosen a language. */
const organizerReads = async (locale: 'en' | 'de') => {
  const email = `desk-${crypto.randomUUID()}@example.org`
  const { organizerId } = departure
  await world.app.db.organizer.update({ where: { id: organizerId }, data: { email } })
  const reader = await world.app.db.user.create({
    data: { email, firstName: 'Ida', lastName: 'Voss', locale, country: { connect: { id: 1 } } },
  })
  await world.app.db.organizerMember.create({ data: { organizerId, userId: reader.id } })
  return email
}
const prepaid = async () => {
  await setTerms({ prepaymentType: 'percent', prepaymentSize: 2_000, fullPaymentDays: 30 })
  const request = await confirmed()
  await pay(world, request.uuid)
  await world.runJobs()
  return request
}

describe('balance', () => {
  test('is announced five days before it is due', async () => {
    const { email } = await prepaid()
    await liveUntil(daysBeforeStart(36))
    expect(await subjectsTo(email)).not.toContainEqual(expect.stringMatching(/are due by/))
    await liveUntil(daysBeforeStart(34))
    expect((await subjectsTo(email)).at(-1)).toMatch(/are due by May 11, 2041$/)
  })

  test('is overdue on the next day: both sides get one e-mail, each in their language', async () => {
    const desk = await organizerReads('de')
    const { email } = await prepaid()
    await liveUntil(daysBeforeStart(30))
    expect(await subjectsTo(email)).not.toContainEqual(expect.stringMatching(/overdue/))
    await liveUntil(daysBeforeStart(28))
    expect((await lettersTo(email)).at(-1)).toMatchObject({
      subject: expect.stringMatching(/are overdue$/),
      text: expect.stringMatching(/was due by May 11, 2041/),
    })
    const [letter, ...more] = (await lettersTo(desk)).filter(({ subject }) =>
      /überfällig/.test(subject),
    )
    expect(letter).toMatchObject({
      locale: 'de',
      text: expect.stringMatching(/bis 11\. Mai 2041 fällig/),
    })
    expect(more).toEqual([])
  })

  test.each([
    ['paid', async (uuid: string) => void (await pay(world, uuid, 'PAYMENT'))],
    ['cancelled', (uuid: string) => cancelSold(world, uuid)],
  ])('sends no reminder once the request is %s', async (_how, end) => {
    const { uuid, email } = await prepaid()
    await end(uuid)
    await world.runJobs()
    const before = await subjectsTo(email)
    world.clock.set(daysBeforeStart(20))
    await world.runJobs()
    expect(await subjectsTo(email)).toEqual(before)
  })
})

test('sends a new reminder for an extended hold, which mailboxes don’t take for a duplicate', async () => {
  await setTerms({ prepaymentType: 'percent', prepaymentSize: 2_000, fullPaymentDays: 30 })
  const { id, uuid, email } = await confirmed()
  const sent = jest.spyOn(world.app.mail, 'send')
  const reminded = () =>
    sent.mock.calls.flatMap(([{ to, messageId }]) =>
      to === email && /remind/.test(messageId ?? '') ? messageId : [],
    )
  world.clock.set(new Date(Date.parse((await stateOf(uuid)).holdExpiresAt) - 60_000))
  await world.runJobs()
  expect(reminded()).toHaveLength(1)
  const until = new Date(world.clock.now().getTime() + 2 * day)
  await extendHold(world.app, {
    by: 'organizer',
    requestId: id,
    until,
    message: '',
    viewer: organizerOf(departure.organizerId),
  })
  world.clock.set(new Date(until.getTime() - 60_000))
  await world.runJobs()
  expect(new Set(reminded()).size).toBe(2)
  sent.mockRestore()
})
