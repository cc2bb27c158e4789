import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { createKeyRing } from '../../../core/secrets.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { verifyTravelerToken, travelerToken } from './travelerLinks.ts'
import {
  anna,
  asksForPassports,
  ben,
  listOf,
  organizerOf,
  passport,
  requestOfTravelers,
  saveList,
  type TravelersRequest,
} from '../travelers.fixtures.ts'

const share = `mutation ($uuid: UUID!, $position: Int!, $renew: Boolean!) {
  shareTravelerLink(uuid: $uuid, position: $position, renew: $renew) { __typename ... on ShareTravelerLinkSuccess { url } }
}`
const seat = `query ($token: String!) {
  travelerSeat(token: $token) {
    __typename
    ... on UserError { code }
    ... on TravelerSeat {
      version start end collectPassport collectWeight tour { title } organizer { name }
      traveler { firstName lastName passportSuffix viewerCanEdit }
    }
  }
}`
const fillIn = `mutation ($input: UpdateTravelerByLinkInput!) {
  updateTravelerByLink(input: $input) {
    __typename
    ... on UserError { code }
    ... on InvalidInputError { fields { field rule } }
    ... on TravelerSeat { version traveler { firstName passportSuffix } }
  }
}`
interface Seat {
  __typename: string
  version: string
  traveler: { firstName: string } | null
}

let world: TestApp
let request: TravelersRequest
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  request = await requestOfTravelers(world, asksForPassports)
})

const ask = async <Field extends string>(
  document: string,
  variables: Record<string, unknown>,
  field: Field,
) => {
  const { data, errors } = await world.run<
    Record<Field, { __typename: string; [name: string]: unknown }>
  >(document, variables)
  if (errors?.[0]) throw errors[0]
  return data[field]
}
const tokenOf = async (position: number, renew = false): Promise<string> => {
  const { url } = await ask(share, { uuid: request.uuid, position, renew }, 'shareTravelerLink')
  expect(url).toMatch(/^http:\/\/localhost\/traveler\/[\w-]{32}$/)
  return String(url).split('/').at(-1) ?? ''
}
const open = async (token: string) =>
  (await ask(seat, { token }, 'travelerSeat')) as unknown as Seat
const fill = async (token: string, traveler: object, version?: string) =>
  ask(
    fillIn,
    { input: { token, version: version ?? (await open(token)).version, ...traveler } },
    'updateTravelerByLink',
  )
const names = async () =>
  (await listOf(world, request.uuid)).tourists.map(
    ({ position, firstName }) => `${position} ${firstName}`,
  )

describe('traveler with a personal link', () => {
  test('fills in an open seat without an account and finds the row again', async () => {
    await saveList(world, request.uuid, [anna])
    const token = await tokenOf(2)
    expect(await open(token)).toMatchObject({
      __typename: 'TravelerSeat',
      traveler: null,
      collectPassport: true,
      collectWeight: false,
    })
    expect(await fill(token, { ...ben, passport })).toMatchObject({
      __typename: 'TravelerSeat',
      traveler: { firstName: 'Ben', passportSuffix: '6H1' },
    })
    expect(await names()).toEqual(['0 Anna', '2 Ben'])
    expect(await open(token)).toMatchObject({
      traveler: { firstName: 'Ben', passportSuffix: '6H1', viewerCanEdit: true },
    })
    expect(await fill(token, { ...ben, email: 'ben@example.org' })).toMatchObject({
      traveler: { passportSuffix: '6H1' },
    })
    expect(await names()).toEqual(['0 Anna', '2 Ben'])
    expect(await tokenOf(2)).toBe(token)
  })

  test("keeps the seat's link when the author of the request names and moves the traveler", async () => {
    const token = await tokenOf(1)
    await saveList(world, request.uuid, [anna, ben])
    expect(await open(token)).toMatchObject({ traveler: { firstName: 'Ben' } })
    const [one, two] = (await listOf(world, request.uuid)).tourists
    await saveList(world, request.uuid, [
      { ...ben, id: two?.id },
      { ...anna, id: one?.id },
    ])
    expect(await open(token)).toMatchObject({ traveler: { firstName: 'Ben' } })
  })

  test("can't use the link after being removed or replaced", async () => {
    await saveList(world, request.uuid, [anna, ben])
    const [, two] = (await listOf(world, request.uuid)).tourists
    const token = await tokenOf(1)
    await saveList(world, request.uuid, [
      { ...anna, id: (await listOf(world, request.uuid)).tourists[0]?.id },
      { id: two?.id, firstName: 'Clara', lastName: 'Sommer' },
    ])
    expect(await names()).toEqual(['0 Anna', '1 Clara'])
    expect(await open(token)).toEqual({ __typename: 'TravelerLinkExpiredError', code: 'GONE' })
    const other = await tokenOf(0)
    await saveList(world, request.uuid, [])
    expect(await open(other)).toMatchObject({ __typename: 'TravelerLinkExpiredError' })
    expect(await fill(other, anna, '')).toMatchObject({ __typename: 'TravelerLinkExpiredError' })
  })

  test('does not take a seat that somebody was moved to meanwhile', async () => {
    const token = await tokenOf(1)
    const { version } = await open(token)
    await saveList(world, request.uuid, [anna])
    const [one] = (await listOf(world, request.uuid)).tourists
    await saveList(world, request.uuid, [{}, { ...anna, id: one?.id }])
    expect(await fill(token, ben, version)).toMatchObject({
      __typename: 'TravelerLinkExpiredError',
    })
    expect(await names()).toEqual(['1 Anna'])
  })

  test('saves a repeated answer once, and gets a conflict for a second different answer', async () => {
    const token = await tokenOf(0)
    const { version } = await open(token)
    const both = await Promise.all([fill(token, ben, version), fill(token, ben, version)])
    expect(both.map(({ __typename }) => __typename)).toEqual(['TravelerSeat', 'TravelerSeat'])
    const { version: next } = await open(token)
    const different = await Promise.all(
      ['a', 'b', 'c'].map((food) => fill(token, { ...ben, foodRestriction: food }, next)),
    )
    expect(different.filter(({ __typename }) => __typename === 'TravelerSeat')).toHaveLength(1)
    expect(
      different.filter(({ __typename }) => __typename === 'TouristsConflictError'),
    ).toHaveLength(2)
    expect(await names()).toEqual(['0 Ben'])
  })

  test('must give a name, and no weight unless the request requires it', async () => {
    const token = await tokenOf(0)
    expect(
      await fill(token, { firstName: 'Ben', weightKg: 80, emergencyPhone: '12' }),
    ).toMatchObject({
      __typename: 'InvalidInputError',
      fields: expect.arrayContaining([
        { field: 'lastName', rule: 'REQUIRED' },
        { field: 'weightKg', rule: 'INCORRECT' },
        { field: 'emergencyPhone', rule: 'PHONE' },
      ]),
    })
    expect(await fill(token, {})).toMatchObject({ __typename: 'InvalidInputError' })
  })
})

describe('personal link', () => {
  test('expires when it is renewed', async () => {
    const token = await tokenOf(0)
    const renewed = await tokenOf(0, true)
    expect(renewed).not.toBe(token)
    expect(await open(token)).toMatchObject({ __typename: 'TravelerLinkExpiredError' })
    expect(await fill(token, ben, (await open(renewed)).version)).toMatchObject({
      __typename: 'TravelerLinkExpiredError',
    })
    expect(await open(renewed)).toMatchObject({ __typename: 'TravelerSeat' })
  })

  test('closes when the trip begins and when the request ends', async () => {
    const token = await tokenOf(0)
    const { version } = await open(token)
    const { tourDate } = await world.app.db.request.findUniqueOrThrow({
      where: { id: request.id },
      select: { tourDate: true },
    })
    world.clock.set(new Date(tourDate.startDate.getTime() + 30 * 3_600_000))
    expect(await open(token)).toEqual({ __typename: 'TouristsClosedError', code: 'FORBIDDEN' })
    expect(await fill(token, ben, version)).toMatchObject({ __typename: 'TouristsClosedError' })
    expect(
      await ask(share, { uuid: request.uuid, position: 0, renew: false }, 'shareTravelerLink'),
    ).toEqual({
      __typename: 'TouristsClosedError',
    })
    world.clock.set(testDay)
    await world.app.db.request.update({
      where: { id: request.id },
      data: { status: requestStatuses.cancelled_by_author, holdExpiresAt: null },
    })
    expect(await open(token)).toMatchObject({ __typename: 'TouristsClosedError' })
    expect(await names()).toEqual([])
  })

  test("can't be guessed, altered or made with another key", async () => {
    const token = await tokenOf(0)
    const named = verifyTravelerToken(world.app.keys, token)
    expect(named).not.toBe(null)
    const forged = Buffer.from(token, 'base64url')
    forged.writeUInt32BE((named?.id ?? 0) + 1)
    for (const wrong of [
      '',
      'x',
      `${token}A`,
      forged.toString('base64url'),
      travelerToken(createKeyRing(Buffer.alloc(32)), named ?? { id: 1, serial: 1 }),
    ])
      expect(await open(wrong)).toMatchObject({ __typename: 'TravelerLinkExpiredError' })
  })

  test('is not issued for a missing seat or a traveler with an account', async () => {
    await expect(
      ask(share, { uuid: request.uuid, position: 3, renew: false }, 'shareTravelerLink'),
    ).rejects.toMatchObject({
      originalError: { code: 'NOT_FOUND' },
    })
    await saveList(world, request.uuid, [anna])
    const token = await tokenOf(0)
    const { userId } = await organizerOf(world, [])
    await world.app.db.tourist.updateMany({
      where: { requests: { some: { requestId: request.id } } },
      data: { userId },
    })
    expect(
      await ask(share, { uuid: request.uuid, position: 0, renew: false }, 'shareTravelerLink'),
    ).toEqual({
      __typename: 'TouristsClosedError',
    })
    expect(await open(token)).toMatchObject({ __typename: 'TouristsClosedError' })
  })
})
