import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import type { UserViewer, Viewer } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { organizerOf } from './soldRequest.fixtures.ts'
import { requestOfTravelers, type TravelersRequest } from './travelers.fixtures.ts'

let world: TestApp
let request: TravelersRequest
let organizer: UserViewer
beforeAll(async () => {
  world = await createTestApp()
  request = await requestOfTravelers(world, {})
  organizer = organizerOf(request.organizerId)
})
afterAll(() => world.close())

const codeOf = async (
  document: string,
  variables: Record<string, unknown>,
  viewer?: Viewer,
): Promise<unknown> => {
  const { errors } = await world.run(document, variables, viewer ? { viewer } : {})
  return (errors?.[0]?.originalError as { code?: unknown } | undefined)?.code ?? null
}

describe('link of a request', () => {
  test.each([
    ['confirmRequest', '(id: $id) { ... on ConfirmRequestSuccess { request { uuid } } }'],
    ['extendHold', '(id: $id, until: "HELD") { ... on ExtendHoldSuccess { request { uuid } } }'],
    [
      'setRequiredTravelerFields',
      '(id: $id, collectPassport: false, collectWeight: false) { uuid }',
    ],
    ['declineRequest', '(id: $id) { ... on DeclineRequestSuccess { request { uuid } } }'],
  ])('%s works and exposes no link', async (name, rest) => {
    const asked = await requestOfTravelers(world, { organizerId: request.organizerId })
    const { holdExpiresAt } = await world.app.db.request.findUniqueOrThrow({
      where: { id: asked.id },
    })
    const document = `mutation ($id: Int!) { ${name}${rest.replace('HELD', holdExpiresAt?.toISOString() ?? '')} }`
    expect(await codeOf(document, { id: asked.id }, organizer)).toBe('FORBIDDEN')
  })

  test('stays hidden for other requests when an organizer opens one by its link', async () => {
    const other = await requestOfTravelers(world, { organizerId: request.organizerId })
    const both =
      'query ($uuid: UUID!, $id: Int!) { request(uuid: $uuid) { uuid } organizerRequest(id: $id) { uuid } }'
    expect(await codeOf(both, { uuid: other.uuid, id: request.id }, organizer)).toBe('FORBIDDEN')
  })

  test('is shown in the account that made the request', async () => {
    const viewer = organizerOf(-1)
    await world.app.db.request.update({
      where: { id: request.id },
      data: { userId: viewer.userId },
    })
    const { data } = await world.run(
      '{ viewerRequests { uuid documents { path } payCode { size } } }',
      {},
      { viewer },
    )
    await world.app.db.request.update({ where: { id: request.id }, data: { userId: null } })
    expect(data).toMatchObject({ viewerRequests: [{ uuid: request.uuid }] })
  })

  test('is in no e-mail to an organizer', async () => {
    await world.runJobs()
    const { email } = await world.app.db.organizer.findUniqueOrThrow({
      where: { id: request.organizerId },
    })
    const letters = await world.app.db.outboxMessage.findMany({ where: { recipient: email } })
    expect(letters.length).toBeGreaterThan(0)
    expect(JSON.stringify(letters)).not.toMatch(/\/order\/|[\da-f]{8}-[\da-f]{4}-/)
  })
})

describe('organizers and staff with the link of a traveler', () => {
  const doings: Record<string, string> = {
    cancel: 'mutation ($uuid: UUID!) { cancelRequest(uuid: $uuid) { __typename } }',
    'take more time':
      'mutation ($uuid: UUID!) { extendHoldAsTraveler(uuid: $uuid) { __typename } }',
    'name travelers':
      'mutation ($uuid: UUID!) { updateTourists(input: { uuid: $uuid, version: "none", tourists: [] }) { __typename } }',
    'give links out':
      'mutation ($uuid: UUID!) { shareTravelerLink(uuid: $uuid, position: 0) { __typename } }',
    'write a review':
      'mutation ($uuid: UUID!) { writeReview(uuid: $uuid, rating: 5, text: "A week of silence and snow.") { __typename } }',
  }
  const stranger = organizerOf(-1)

  test.each(Object.entries(doings))('cannot %s', async (_name, document) => {
    const { uuid } = await requestOfTravelers(world, { organizerId: request.organizerId })
    expect(await codeOf(document, { uuid }, organizer)).toBe('FORBIDDEN')
    expect(
      await codeOf(document, { uuid }, organizerOf(-1, { permissions: administratorPermissions })),
    ).toBe('FORBIDDEN')
    expect(await world.app.db.request.findUniqueOrThrow({ where: { uuid } })).toMatchObject({
      status: requestStatuses.pending_confirm,
    })
    expect(await world.app.db.travelerLink.count({ where: { request: { uuid } } })).toBe(0)
    expect(await codeOf(document, { uuid }, stranger)).not.toBe('FORBIDDEN')
  })

  test.each(Object.entries(doings))(
    'a traveler of their own organizer may %s',
    async (_name, document) => {
      const { uuid } = await requestOfTravelers(world, {
        organizerId: request.organizerId,
        userId: organizer.userId,
      })
      expect(await codeOf(document, { uuid }, organizer)).not.toBe('FORBIDDEN')
    },
  )

  test('see no cancellation on the page', async () => {
    const offers = 'query ($uuid: UUID!) { request(uuid: $uuid) { cancelQuote { feePercent } } }'
    const seenBy = async (viewer?: Viewer) =>
      (await world.run(offers, { uuid: request.uuid }, viewer ? { viewer } : {})).data
    expect(await seenBy(organizer)).toEqual({ request: { cancelQuote: null } })
    expect(await seenBy()).toMatchObject({ request: { cancelQuote: { feePercent: 0 } } })
  })
})
