import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import { createKeyRing } from '../../../core/secrets.ts'
import type { Viewer } from '../../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { purgeTravelerSecrets } from './jobs/purgeTravelerSecrets.job.ts'
import { decryptSecrets, encryptSecret, secretRowSelect } from './touristSecrets.ts'
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

const look = `mutation ($requestId: Int!, $touristId: Int!) {
  revealTravelerDocuments(requestId: $requestId, touristId: $touristId) { passport { number country expiresOn } healthNotes }
}`
const bare = { number: 'C01X0006H1', country: 'DE', expiresOn: '2033-10-31' }

let world: TestApp
let request: TravelersRequest
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  await world.app.db.touristSecret.deleteMany()
  request = await requestOfTravelers(world, asksForPassports)
})

const rows = () =>
  world.app.db.touristSecret.findMany({ orderBy: [{ touristId: 'asc' }, { field: 'asc' }] })
const first = async () => (await listOf(world, request.uuid)).tourists[0]?.id ?? 0
const lookAs = (viewer: Viewer, touristId: number, requestId = request.id) =>
  world.run(look, { requestId, touristId }, { viewer })
const looks = () => world.app.db.touristSecretLook.findMany({ where: { requestId: request.id } })

test('requires passports or weights on requests for a tour that needs them', async () => {
  const asks = async () => {
    const { id } = await requestOfTravelers(world, {})
    return world.app.db.request.findUniqueOrThrow({
      where: { id },
      select: { collectPassport: true, collectWeight: true },
    })
  }
  expect(await asks()).toEqual({ collectPassport: false, collectWeight: false })
  await world.app.db.tour.updateMany({ data: { collectPassport: true } })
  expect(await asks()).toEqual({ collectPassport: true, collectWeight: false })
  await world.app.db.tour.updateMany({ data: { collectPassport: false, collectWeight: true } })
  expect(await asks()).toEqual({ collectPassport: false, collectWeight: true })
  await world.app.db.tour.updateMany({ data: { collectWeight: false } })
})

describe('passport on the list', () => {
  test('is stored encrypted by field; the link shows only its last characters', async () => {
    expect(
      (await saveList(world, request.uuid, [{ ...anna, passport, healthNotes: ' Asthma ' }, ben]))
        .__typename,
    ).toBe('UpdateTouristsSuccess')
    expect(await listOf(world, request.uuid)).toMatchObject({
      tourists: [
        { passportSuffix: '6H1', hasHealthNotes: true },
        { passportSuffix: null, hasHealthNotes: false },
      ],
    })
    const stored = await rows()
    expect(stored.map(({ field }) => field)).toEqual([
      'passport_number',
      'passport_country',
      'passport_expires_on',
      'health_notes',
    ])
    const bytes = stored.map(({ ciphertext }) => Buffer.from(ciphertext).toString('latin1')).join()
    for (const text of ['C01X0006H1', '2033', 'Asthma']) expect(bytes).not.toContain(text)
    expect(decryptSecrets(world.app.keys, await first(), stored)).toEqual({
      passport: bare,
      healthNotes: 'Asthma',
    })
  })

  test('is kept when absent, removed by null, replaced by another, unchanged by the same', async () => {
    await saveList(world, request.uuid, [{ ...anna, passport, healthNotes: 'Asthma' }])
    const id = await first()
    const [before] = await rows()
    const list = await listOf(world, request.uuid)
    await saveList(
      world,
      request.uuid,
      [{ ...anna, id, passport, email: '' }],
      list.touristsVersion,
    )
    expect((await rows())[0]?.ciphertext).toEqual(before?.ciphertext)
    await saveList(world, request.uuid, [{ ...anna, id, foodRestriction: 'No nuts' }])
    expect(await listOf(world, request.uuid)).toMatchObject({
      tourists: [{ passportSuffix: '6H1', hasHealthNotes: true }],
    })
    await saveList(world, request.uuid, [
      { ...anna, id, passport: { ...passport, number: 'AB12345' }, healthNotes: null },
    ])
    expect(await listOf(world, request.uuid)).toMatchObject({
      tourists: [{ passportSuffix: '345', hasHealthNotes: false }],
    })
    await saveList(world, request.uuid, [{ ...anna, id, passport: null }])
    expect(await rows()).toEqual([])
  })

  test('is not replaced by an outdated list', async () => {
    await saveList(world, request.uuid, [{ ...anna, passport }])
    const { touristsVersion } = await listOf(world, request.uuid)
    await saveList(world, request.uuid, [
      { ...anna, id: await first(), passport: { ...passport, number: 'AB12345' } },
    ])
    const late = await saveList(
      world,
      request.uuid,
      [{ ...anna, id: await first(), email: 'a@b.de' }],
      touristsVersion,
    )
    expect(late.__typename).toBe('TouristsConflictError')
  })

  test('never passes to another person on the seat, but survives a corrected name', async () => {
    await saveList(world, request.uuid, [{ ...anna, passport }])
    const id = await first()
    await saveList(world, request.uuid, [{ ...anna, id, firstName: 'Hanna', lastName: 'Kern' }])
    expect(await first()).toBe(id)
    await saveList(world, request.uuid, [{ id, firstName: 'Clara', lastName: 'Sommer' }])
    expect(await listOf(world, request.uuid)).toMatchObject({
      tourists: [{ firstName: 'Clara', passportSuffix: null }],
    })
    expect(await first()).not.toBe(id)
    expect(await rows()).toEqual([])
  })

  test('is rejected where it is not required, incomplete, or expires during the trip', async () => {
    const fields = async (given: object) =>
      (await saveList(world, request.uuid, [{ ...anna, passport: given }])).fields
    expect(await fields({ number: '', country: 'XX', expiresOn: '2026-01-01' })).toEqual([
      { field: 'tourists.0.passportNumber', rule: 'REQUIRED' },
      { field: 'tourists.0.passportCountry', rule: 'INCORRECT' },
      { field: 'tourists.0.passportExpiresOn', rule: 'INCORRECT' },
    ])
    await world.app.db.request.update({
      where: { id: request.id },
      data: { collectPassport: false },
    })
    expect(await fields(passport)).toEqual([
      { field: 'tourists.0.passportNumber', rule: 'INCORRECT' },
    ])
    expect(await rows()).toEqual([])
  })
})

describe('access to documents', () => {
  test("is granted to the request's organizer, and logged each time", async () => {
    await saveList(world, request.uuid, [{ ...anna, passport, healthNotes: 'Asthma' }])
    const viewer = await organizerOf(world, [request.organizerId])
    const { data } = await lookAs(viewer, await first())
    expect(data).toEqual({ revealTravelerDocuments: { passport: bare, healthNotes: 'Asthma' } })
    await lookAs(viewer, await first())
    expect(await looks()).toMatchObject([
      {
        touristId: await first(),
        userId: viewer.userId,
        lookedAt: testDay,
        fields: expect.arrayContaining(['passport_number', 'health_notes']),
      },
      { userId: viewer.userId },
    ])
    await expect(
      world.app.db.touristSecretLook.deleteMany({ where: { requestId: request.id } }),
    ).rejects.toThrow('violated')
  })

  test('is refused to visitors with the link, other organizers, admins, and through another request', async () => {
    await saveList(world, request.uuid, [{ ...anna, passport }])
    const stranger = await organizerOf(world, [request.organizerId + 1])
    const other = await requestOfTravelers(world, asksForPassports)
    const owner = await organizerOf(world, [request.organizerId])
    const codes = [
      await lookAs({ kind: 'visitor' }, await first()),
      await lookAs(stranger, await first()),
      await lookAs({ ...stranger, permissions: administratorPermissions }, await first()),
      await lookAs(owner, await first(), other.id),
    ].map(({ data, errors }) => [
      data,
      (errors?.[0]?.originalError as { code?: string } | undefined)?.code,
    ])
    expect(codes).toEqual([
      [null, 'UNAUTHENTICATED'],
      [null, 'NOT_FOUND'],
      [null, 'NOT_FOUND'],
      [null, 'NOT_FOUND'],
    ])
    expect(await looks()).toEqual([])
  })

  test('is refused after the request was canceled', async () => {
    await saveList(world, request.uuid, [{ ...anna, passport }])
    await world.app.db.request.update({
      where: { id: request.id },
      data: { status: requestStatuses.cancelled_by_tourist, holdExpiresAt: null },
    })
    const { errors } = await lookAs(await organizerOf(world, [request.organizerId]), await first())
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('takes as many statements to list many travelers as one', async () => {
    await saveList(world, request.uuid, [{ ...anna, passport, healthNotes: 'Asthma' }])
    const one = await world.countStatements(() => listOf(world, request.uuid))
    await saveList(world, request.uuid, [
      { ...anna, id: await first() },
      { ...ben, passport },
      { firstName: 'Eva', lastName: 'Berg', passport },
    ])
    expect(await world.countStatements(() => listOf(world, request.uuid))).toBe(one)
  })
})

describe('deletion of documents', () => {
  const trip = () =>
    world.app.db.request.findUniqueOrThrow({
      where: { id: request.id },
      select: { tour: { select: { timeZone: true } }, tourDate: { select: { endDate: true } } },
    })

  test('happens thirty whole local days after the last day', async () => {
    await saveList(world, request.uuid, [
      { ...anna, passport, healthNotes: 'Asthma' },
      { ...ben, passport },
    ])
    const { tour, tourDate } = await trip()
    const end = Temporal.PlainDate.from(tourDate.endDate.toISOString().slice(0, 10))
      .add({ days: 31 })
      .toZonedDateTime(tour.timeZone)
    world.clock.set(new Date(end.epochMilliseconds - 1))
    await world.runScheduled('requests.forgetSecrets')
    expect(await rows()).toHaveLength(7)
    world.clock.set(new Date(end.epochMilliseconds))
    await world.runScheduled('requests.forgetSecrets')
    expect(await rows()).toEqual([])
    expect(await listOf(world, request.uuid)).toMatchObject({
      tourists: [{ firstName: 'Anna', passportSuffix: null }, { firstName: 'Ben' }],
    })
  })

  test('happens three days after a cancellation, and immediately for removed travelers', async () => {
    await saveList(world, request.uuid, [
      { ...anna, passport },
      { ...ben, passport },
    ])
    await saveList(world, request.uuid, [{ ...anna, id: await first() }])
    expect(await rows()).toHaveLength(3)
    await world.run('mutation ($uuid: UUID!) { cancelRequest(uuid: $uuid) { __typename } }', {
      uuid: request.uuid,
    })
    const threeDays = 3 * 86_400_000
    world.clock.set(new Date(testDay.getTime() + threeDays - 1))
    await world.runScheduled('requests.forgetSecrets')
    expect(await rows()).toHaveLength(3)
    world.clock.set(new Date(testDay.getTime() + threeDays))
    await world.runScheduled('requests.forgetSecrets')
    expect(await rows()).toEqual([])
  })

  test('happens immediately when the organizer no longer requires them', async () => {
    await world.app.db.request.update({ where: { id: request.id }, data: { collectWeight: true } })
    await saveList(world, request.uuid, [
      { ...anna, passport, healthNotes: 'Asthma', weightKg: 60 },
    ])
    const ask = (viewer: Viewer) =>
      world.run(
        'mutation ($id: Int!) { setRequiredTravelerFields(id: $id, collectPassport: false, collectWeight: false) { collectPassport } }',
        { id: request.id },
        { viewer },
      )
    expect(
      (await ask(await organizerOf(world, [request.organizerId + 1]))).errors?.[0]?.originalError,
    ).toMatchObject({ code: 'NOT_FOUND' })
    expect((await ask(await organizerOf(world, [request.organizerId]))).data).toEqual({
      setRequiredTravelerFields: { collectPassport: false },
    })
    expect((await rows()).map(({ field }) => field)).toEqual(['health_notes'])
    expect(await listOf(world, request.uuid)).toMatchObject({ tourists: [{ weightKg: null }] })
  })
})

describe('encryption', () => {
  test.each<[string, (id: number, other: number) => Promise<unknown>]>([
    [
      'another row',
      async (id, other) => {
        const row = await world.app.db.touristSecret.findFirstOrThrow({
          where: { touristId: other, field: 'passport_number' },
        })
        return world.app.db.touristSecret.updateMany({
          where: { touristId: id, field: 'passport_number' },
          data: { ciphertext: row.ciphertext },
        })
      },
    ],
    [
      'another field',
      async (id) => {
        const row = await world.app.db.touristSecret.findFirstOrThrow({
          where: { touristId: id, field: 'passport_country' },
        })
        return world.app.db.touristSecret.updateMany({
          where: { touristId: id, field: 'passport_number' },
          data: { ciphertext: row.ciphertext },
        })
      },
    ],
    [
      'a changed byte',
      async (id) => {
        const row = await world.app.db.touristSecret.findFirstOrThrow({
          where: { touristId: id, field: 'passport_number' },
        })
        const ciphertext = Buffer.from(row.ciphertext)
        ciphertext[ciphertext.length - 1] = (ciphertext[ciphertext.length - 1] ?? 0) ^ 1
        return world.app.db.touristSecret.updateMany({
          where: { touristId: id, field: 'passport_number' },
          data: { ciphertext },
        })
      },
    ],
    [
      'a key that is not known',
      (id) =>
        world.app.db.touristSecret.updateMany({
          where: { touristId: id, field: 'passport_number' },
          data: { keyId: 'lost' },
        }),
    ],
  ])(
    'can’t be decrypted with %s: reveals nothing, and a new passport replaces it',
    async (_name, tamper) => {
      await saveList(world, request.uuid, [
        { ...anna, passport },
        { ...ben, passport: { ...passport, number: 'AB12345' } },
      ])
      const [one, other] = (await listOf(world, request.uuid)).tourists.map(({ id }) => id)
      await tamper(one ?? 0, other ?? 0)
      const { data, errors } = await lookAs(
        await organizerOf(world, [request.organizerId]),
        one ?? 0,
      )
      expect(data).toBe(null)
      expect(errors?.[0]?.message).toContain("can't be decrypted")
      expect(JSON.stringify(errors)).not.toMatch(/C01X|AB12345/)
      expect(await listOf(world, request.uuid)).toMatchObject({
        tourists: [{ passportSuffix: null }, { passportSuffix: '345' }],
      })
      await saveList(world, request.uuid, [
        { ...anna, id: one, passport },
        { ...ben, id: other },
      ])
      expect(await listOf(world, request.uuid)).toMatchObject({
        tourists: [{ passportSuffix: '6H1' }, { passportSuffix: '345' }],
      })
    },
  )

  test('decrypts with the previous key and re-encrypts with the current one', async () => {
    await saveList(world, request.uuid, [{ ...anna, passport }])
    const id = await first()
    const former = Buffer.alloc(32, 7)
    const { keyId, ciphertext } = encryptSecret(
      createKeyRing(former),
      id,
      'passport_number',
      'OLD12345',
    )
    await world.app.db.touristSecret.updateMany({
      where: { touristId: id, field: 'passport_number' },
      data: { keyId, ciphertext },
    })
    const present = Buffer.alloc(32, 8)
    const rotated = createKeyRing(present, [former, Buffer.from('never used')])
    const read = () =>
      world.app.db.touristSecret.findMany({
        where: { touristId: id, field: 'passport_number' },
        select: secretRowSelect,
      })
    expect(decryptSecrets(rotated, id, await read()).passport?.number).toBe('OLD12345')
    await purgeTravelerSecrets.run({ db: world.app.db, clock: world.clock, keys: rotated }, {}, 1)
    expect(decryptSecrets(createKeyRing(present), id, await read()).passport?.number).toBe(
      'OLD12345',
    )
  })
})
