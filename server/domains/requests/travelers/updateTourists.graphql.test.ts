import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { findOpenDeparture, requestInput } from '../requests.fixtures.ts'

const updateTourists = `mutation UpdateTourists($input: UpdateTouristsInput!) {
  updateTourists(input: $input) {
    __typename
    ... on UpdateTouristsSuccess { request { touristsVersion tourists { id position fullName birthday phone isTouched } } }
    ... on UserError { code message }
    ... on InvalidInputError { fields { field rule } }
  }
}`
const listOf = `query ($uuid: UUID!) {
  request(uuid: $uuid) {
    touristsVersion viewerCanEditTourists collectPassport collectWeight tripPhase
    tourists { id position firstName lastName birthday weightKg isTouched viewerCanEdit viewerCanDelete }
  }
}`

interface List {
  touristsVersion: string
  viewerCanEditTourists: boolean
  tripPhase: string
  tourists: {
    id: number
    position: number
    firstName: string
    lastName: string
    viewerCanEdit: boolean
    viewerCanDelete: boolean
  }[]
}
type Row = Record<string, unknown>

let world: TestApp
let uuid: string
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(testDay)
  const departure = await findOpenDeparture(world)
  const { data } = await world.run<{ createRequest: { request: { uuid: string } } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { uuid } } } }',
    { input: requestInput(departure.tourDateId, { adults: 2, children: 1 }) },
  )
  uuid = data.createRequest.request.uuid
})

const read = async (caller = {}): Promise<List> => {
  const { data, errors } = await world.run<{ request: List }>(listOf, { uuid }, caller)
  if (errors?.[0]) throw errors[0]
  return data.request
}
const save = async (version: string, tourists: Row[], of = uuid) => {
  const { data, errors } = await world.run<{
    updateTourists: { __typename: string; [field: string]: unknown }
  }>(updateTourists, {
    input: { uuid: of, version, tourists },
  })
  if (errors?.[0]) throw errors[0]
  return data.updateTourists
}
const names = async () =>
  (await read()).tourists.map(({ position, firstName }) => `${position} ${firstName}`)
const anna = {
  firstName: 'Anna',
  lastName: 'Berg',
  birthday: '1990-05-04',
  phone: '+49 (30) 123-45-67',
}
const ben = { firstName: 'Ben', lastName: 'Berg' }
const change = (data: Row) => world.app.db.request.update({ where: { uuid }, data })

describe('saved traveler list', () => {
  test('keeps seats, leaves open ones open, and records the change', async () => {
    const before = await read()
    expect(before).toMatchObject({ viewerCanEditTourists: true, tripPhase: 'AHEAD', tourists: [] })
    expect(await save(before.touristsVersion, [anna, { firstName: ' ' }, ben])).toMatchObject({
      __typename: 'UpdateTouristsSuccess',
      request: {
        tourists: [
          {
            position: 0,
            fullName: 'Anna Berg',
            birthday: '1990-05-04',
            phone: '+49301234567',
            isTouched: true,
          },
          { position: 2, fullName: 'Ben Berg', birthday: null },
        ],
      },
    })
    const { id: requestId } = await world.app.db.request.findUniqueOrThrow({ where: { uuid } })
    expect(
      await world.app.db.outboxEvent.findMany({
        where: { kind: 'request.travelers_changed', subject: String(requestId) },
      }),
    ).toMatchObject([{ version: 1n, payload: { requestId, version: 1 } }])
  })

  test('changes, moves and removes travelers; deletes those who are on no other list', async () => {
    await save((await read()).touristsVersion, [anna, ben])
    const { tourists, touristsVersion } = await read()
    const [first, second] = tourists
    await save(touristsVersion, [{ ...ben, id: second?.id, lastName: 'Kern' }])
    expect(await read()).toMatchObject({
      tourists: [{ id: second?.id, position: 0, firstName: 'Ben', lastName: 'Kern' }],
    })
    expect(await world.app.db.tourist.count({ where: { id: first?.id ?? 0 } })).toBe(0)
  })

  test('changes once when the same list is sent again after a lost answer', async () => {
    const { touristsVersion } = await read()
    await save(touristsVersion, [anna, ben])
    expect((await save(touristsVersion, [anna, ben])).__typename).toBe('UpdateTouristsSuccess')
    expect(await names()).toEqual(['0 Anna', '1 Ben'])
  })

  test('is not blocked by other changes of the request', async () => {
    const { touristsVersion } = await read()
    await change({ status: requestStatuses.pending_prepayment })
    expect((await save(touristsVersion, [anna])).__typename).toBe('UpdateTouristsSuccess')
  })
})

describe('parallel edits', () => {
  test('save exactly one of twelve different lists of one version; the others get a conflict', async () => {
    const { touristsVersion } = await read()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        save(touristsVersion, [{ ...anna, firstName: `Anna${index}` }, ben]),
      ),
    )
    const kinds = answers.map((answer) => answer.__typename)
    expect(kinds.filter((kind) => kind === 'UpdateTouristsSuccess')).toHaveLength(1)
    expect(
      answers.filter(
        (answer) => answer.__typename === 'TouristsConflictError' && answer.code === 'CONFLICT',
      ),
    ).toHaveLength(11)
    expect(await names()).toEqual([`0 Anna${kinds.indexOf('UpdateTouristsSuccess')}`, '1 Ben'])
  })

  test('replace nothing with an outdated list', async () => {
    const { touristsVersion } = await read()
    await save(touristsVersion, [anna])
    expect((await save(touristsVersion, [{}, ben])).__typename).toBe('TouristsConflictError')
    expect(await names()).toEqual(['0 Anna'])
  })
})

describe('validation', () => {
  test('names the invalid fields of each row and saves nothing', async () => {
    const { touristsVersion } = await read()
    const answer = await save(touristsVersion, [
      anna,
      { firstName: 'Ben', birthday: '1990-02-30', email: 'ben@x', weightKg: 80 },
    ])
    expect(answer.__typename).toBe('InvalidInputError')
    expect(answer.fields).toEqual(
      expect.arrayContaining([
        { field: 'tourists.1.lastName', rule: 'REQUIRED' },
        { field: 'tourists.1.birthday', rule: 'INCORRECT' },
        { field: 'tourists.1.email', rule: 'EMAIL' },
        { field: 'tourists.1.weightKg', rule: 'INCORRECT' },
      ]),
    )
    expect(await names()).toEqual([])
  })

  test('accepts a weight where the request requires it', async () => {
    await change({ collectWeight: true })
    await save((await read()).touristsVersion, [{ ...anna, weightKg: 61 }])
    expect(await read()).toMatchObject({ tourists: [{ weightKg: 61 }] })
  })

  test('rejects more people than seats, and people of another request', async () => {
    const { touristsVersion } = await read()
    expect(await save(touristsVersion, [anna, ben, anna, ben])).toMatchObject({
      fields: [{ field: 'tourists', rule: 'MAX' }],
    })
    await save(touristsVersion, [anna])
    const [stranger] = (await read()).tourists
    const departure = await findOpenDeparture(world)
    const { data } = await world.run<{
      createRequest: { request: { uuid: string; touristsVersion: string } }
    }>(
      'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { uuid touristsVersion } } } }',
      { input: requestInput(departure.tourDateId) },
    )
    const other = data.createRequest.request
    expect(
      await save(other.touristsVersion, [{ ...ben, id: stranger?.id }], other.uuid),
    ).toMatchObject({
      fields: [{ field: 'tourists.0.id', rule: 'INCORRECT' }],
    })
    expect(await names()).toEqual(['0 Anna'])
  })

  test('rejects a list once the request has ended or the trip has begun in its zone', async () => {
    const { touristsVersion } = await read()
    await save(touristsVersion, [anna])
    const { tourDate } = await world.app.db.request.findUniqueOrThrow({
      where: { uuid },
      select: { tourDate: true },
    })
    world.clock.set(new Date(tourDate.startDate.getTime() + 30 * 3_600_000))
    const list = await read()
    expect(list).toMatchObject({
      viewerCanEditTourists: false,
      tourists: [{ viewerCanEdit: false, viewerCanDelete: false }],
    })
    expect(await save(list.touristsVersion, [ben])).toMatchObject({
      __typename: 'TouristsClosedError',
      code: 'FORBIDDEN',
    })
    world.clock.set(testDay)
    await change({ status: requestStatuses.cancelled_by_tourist, holdExpiresAt: null })
    expect((await save(list.touristsVersion, [ben])).__typename).toBe('TouristsClosedError')
    expect(await names()).toEqual(['0 Anna'])
  })

  test('lets only the account itself change a traveler with an account, who stays on the list', async () => {
    await save((await read()).touristsVersion, [anna, ben])
    const [first, second] = (await read()).tourists
    const user = await world.app.db.user.findFirstOrThrow()
    await world.app.db.tourist.update({ where: { id: first?.id ?? 0 }, data: { userId: user.id } })
    const { tourists, touristsVersion } = await read()
    expect(tourists.map(({ viewerCanEdit }) => viewerCanEdit)).toEqual([false, true])
    const mine = [
      { ...anna, id: first?.id, firstName: 'Eve' },
      { ...ben, id: second?.id, firstName: 'Bernd' },
    ]
    await save(touristsVersion, mine)
    expect(await names()).toEqual(['0 Anna', '1 Bernd'])
    await save((await read()).touristsVersion, [])
    expect(await names()).toEqual(['0 Anna'])
  })

  test('rejects an unknown link', async () => {
    await expect(save('x', [], '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      originalError: { code: 'NOT_FOUND' },
    })
  })
})
