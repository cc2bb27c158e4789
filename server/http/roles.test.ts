import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { personIn } from '../domains/accounts/accounts.fixtures.ts'
import { findOpenDeparture, requestInput } from '../domains/requests/requests.fixtures.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
})

const person = async (isAdmin: boolean, ofOrganizer = false) => {
  const { token, viewer } = await personIn(world)
  await world.app.db.user.update({ where: { id: viewer.userId }, data: { isAdmin } })
  const { id: organizerId } = await world.app.db.organizer.findFirstOrThrow({
    select: { id: true },
  })
  if (ofOrganizer)
    await world.app.db.organizerMember.create({ data: { userId: viewer.userId, organizerId } })
  return { token, userId: viewer.userId }
}
const call = (query: string, headers: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query }),
  })
const ofStaff = '{ staffRequests { edges { cursor } } }'
const ofOrganizers = '{ organizerRequests { edges { cursor } } }'
/** Returns the code of the refusal; null where the call succeeded. */
const refusal = async (query: string, headers: Record<string, string>) =>
  ((await call(query, headers)).json() as { errors?: { extensions: { code: string } }[] })
    .errors?.[0]?.extensions.code ?? null

test('marks the browser of an administrator, and no other, while the session lasts', async () => {
  const { token, userId } = await person(true)
  const mark = async (cookie: string) =>
    (await call('{ __typename }', { cookie })).cookies.find(({ name }) => name === 'adm_auth')
  const given = await mark(`sid=${token}`)
  expect(given).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' })
  // scripts must be able to read it
  expect(given?.httpOnly).toBeUndefined()
  expect(await mark(`sid=${token}; adm_auth=1`)).toBeUndefined()

  const tourist = await person(false)
  for (const cookie of ['adm_auth=1', `sid=${tourist.token}; adm_auth=1`]) {
    expect(await mark(cookie)).toMatchObject({ value: '', expires: new Date(0) })
    expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(await refusal(ofStaff, { cookie }))
  }
  await world.app.db.user.update({ where: { id: userId }, data: { isAdmin: false } })
  expect(await mark(`sid=${token}; adm_auth=1`)).toMatchObject({ value: '', expires: new Date(0) })
  // callers that are not browsers have no cookies
  const admin = await person(true)
  expect(
    (await call('{ __typename }', { authorization: `Bearer ${admin.token}` })).cookies,
  ).toEqual([])
})

test('runs a call with the rights of its role, never with more than the person has', async () => {
  const { token } = await person(true, true)
  const as = (role: string) => ({ authorization: `Bearer ${token}`, 'client-role': role })
  const heard = async (headers: Record<string, string>) => ({
    staff: await refusal(ofStaff, headers),
    organizer: await refusal(ofOrganizers, headers),
  })
  for (const role of ['', 'nobody knows'])
    expect(await heard(as(role))).toEqual({ staff: null, organizer: null })
  expect(await heard(as('staff'))).toEqual({ staff: null, organizer: 'FORBIDDEN' })
  expect(await heard(as('Organizer'))).toEqual({ staff: 'FORBIDDEN', organizer: null })
  expect(await heard(as('tourist'))).toEqual({ staff: 'FORBIDDEN', organizer: 'FORBIDDEN' })
  const tourist = await person(false)
  for (const role of ['staff', 'organizer'])
    expect(await heard({ authorization: `Bearer ${tourist.token}`, 'client-role': role })).toEqual({
      staff: 'FORBIDDEN',
      organizer: 'FORBIDDEN',
    })
})

describe('member of an organizer who is also an administrator', () => {
  const booked = async () => {
    const { tourDateId, organizerId } = await findOpenDeparture(world)
    const { token, viewer } = await personIn(world)
    await world.app.db.user.update({
      where: { id: viewer.userId },
      data: { isAdmin: true, firstName: 'Clara', lastName: 'Weidmann' },
    })
    await world.app.db.organizerMember.create({ data: { userId: viewer.userId, organizerId } })
    const answer = await server.inject({
      method: 'POST',
      url: '/graphql',
      payload: {
        query:
          'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id uuid } } } }',
        variables: { input: requestInput(tourDateId) },
      },
    })
    const { id, uuid } = answer.json().data.createRequest.request as { id: number; uuid: string }
    return { cookie: `sid=${token}`, id, uuid }
  }

  test('cannot cancel on behalf of the traveler in any role', async () => {
    const { cookie, uuid } = await booked()
    const cancel = `mutation { cancelRequest(uuid: "${uuid}", message: "", expectedRefundMinor: 0) { __typename } }`
    for (const role of ['tourist', 'organizer', 'staff', ''])
      expect(await refusal(cancel, { cookie, 'client-role': role })).toBe('FORBIDDEN')
  })

  test('cannot post a form of the traveler’s page in any role', async () => {
    const { cookie, id, uuid } = await booked()
    for (const role of ['tourist', 'organizer', 'staff', '']) {
      const headers = {
        cookie,
        'client-role': role,
        'content-type': 'application/x-www-form-urlencoded',
      }
      const { statusCode } = await server.inject({
        method: 'POST',
        url: `/order/${uuid}`,
        headers,
        payload: 'message=',
      })
      expect({ role, statusCode }).toEqual({ role, statusCode: 403 })
    }
    const { status } = await world.app.db.request.findUniqueOrThrow({
      where: { id },
      select: { status: true },
    })
    expect(status).toBe(requestStatuses.pending_confirm)
  })

  test('sees on each page only what the role of that page may see', async () => {
    const { cookie, id } = await booked()
    const cancelled = await call(
      `mutation { cancelRequestAsAdmin(id: ${id}, message: "The road is washed out", notifyClient: false) { __typename } }`,
      { cookie },
    )
    expect(cancelled.json().data.cancelRequestAsAdmin.__typename).toBe(
      'CancelRequestAsAdminSuccess',
    )
    const page = async (url: string) => (await server.inject({ url, headers: { cookie } })).body
    expect(await page(`/crm/staff/requests?search=${id}`)).toContain('The road is washed out')
    // a note among staff is not shown on the organizer's page
    const own = await page(`/crm/requests/${id}`)
    expect(own).toContain('Hannah Berg')
    expect(own).not.toContain('The road is washed out')
  })
})
