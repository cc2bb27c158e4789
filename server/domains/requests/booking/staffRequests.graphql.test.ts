import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import { managerOf } from '../../../testing/viewers.ts'
import { type UserViewer, type Viewer, visitor } from '../../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { personIn } from '../../accounts/accounts.fixtures.ts'
import { confirmRequest } from './actions/confirmRequest.ts'
import { createRequest } from './actions/createRequest.ts'
import { findOpenDeparture, requestInput } from '../requests.fixtures.ts'

let world: TestApp
let admin: UserViewer
beforeAll(async () => {
  world = await createTestApp()
  const { viewer } = await personIn(world)
  await world.app.db.user.update({
    where: { id: viewer.userId },
    data: { firstName: 'Clara', lastName: 'Weidmann' },
  })
  admin = { ...viewer, permissions: administratorPermissions }
})
afterAll(() => world.close())

const ordered = async () => {
  const departure = await findOpenDeparture(world)
  const email = `${crypto.randomUUID().slice(0, 8)}@example.org`
  const { id } = await createRequest(
    { ...world.app, rates: world.app.search.rates, cashback: world.app.env.cashback },
    { viewer: visitor, locale: 'en', currency: 'USD' },
    requestInput(departure.tourDateId, { email }),
  )
  return { id, email, ...departure }
}
const cancel = async (variables: Record<string, unknown>, viewer: Viewer = admin) => {
  const data = await world.ask<{ cancelRequestAsAdmin: unknown }>(
    `mutation ($id: Int!, $message: String!, $notifyClient: Boolean) {
      cancelRequestAsAdmin(id: $id, message: $message, notifyClient: $notifyClient) { __typename
        ... on CancelRequestAsAdminSuccess { request { statusNumber history { from to actor actorName message } } } } }`,
    variables,
    { viewer },
  )
  return data.cancelRequestAsAdmin
}
const letters = async (recipient: string) =>
  (await world.app.db.outboxMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } })).map(
    ({ subject, text }) => ({
      subject,
      text,
    }),
  )

test('cancels as an admin with a reason: frees seats, names the admin in the history, e-mails both sides', async () => {
  const { id, email, optionId, organizerId } = await ordered()
  await confirmRequest(
    world.app,
    { ...admin, memberships: managerOf(organizerId) },
    { requestId: id, message: '' },
  )
  const freeSeats = async () =>
    (await world.app.db.tourDateOption.findUniqueOrThrow({ where: { id: optionId } })).freeSeats
  const before = await freeSeats()
  expect(await cancel({ id, message: 'The road is washed out' })).toEqual({
    __typename: 'CancelRequestAsAdminSuccess',
    request: {
      statusNumber: requestStatuses.cancelled_by_admin,
      history: [
        { from: null, to: 'PENDING_CONFIRM', actor: 'TOURIST', actorName: null, message: '' },
        {
          from: 'PENDING_CONFIRM',
          to: 'PENDING_PREPAYMENT',
          actor: 'ORGANIZER',
          actorName: 'Clara Weidmann',
          message: '',
        },
        {
          from: 'PENDING_PREPAYMENT',
          to: 'CANCELLED_BY_ADMIN',
          actor: 'ADMIN',
          actorName: 'Clara Weidmann',
          message: 'The road is washed out',
        },
      ],
    },
  })
  expect(await freeSeats()).toBe(before + 2)
  await world.runJobs()
  expect((await letters(email)).at(-1)).toMatchObject({
    subject: `Request ${id} is canceled`,
    text: expect.stringContaining('The road is washed out'),
  })
  const { email: organizer } = await world.app.db.organizer.findUniqueOrThrow({
    where: { id: organizerId },
  })
  expect((await letters(organizer)).at(-1)?.subject).toContain(`Canceled: request ${id}`)
  expect(await cancel({ id, message: 'again' })).toEqual({
    __typename: 'RequestStatusChangedError',
  })
})

test('sends the traveler no e-mail when the admin opts out; the organizer always gets one', async () => {
  const { id, email, organizerId } = await ordered()
  await world.runJobs()
  const before = (await letters(email)).length
  await cancel({ id, message: 'Told by phone', notifyClient: false })
  await world.runJobs()
  expect(await letters(email)).toHaveLength(before)
  const { email: organizer } = await world.app.db.organizer.findUniqueOrThrow({
    where: { id: organizerId },
  })
  expect((await letters(organizer)).at(-1)?.subject).toContain(`Canceled: request ${id}`)
})

test('shows the role behind a change via the link, but no name and no message to others', async () => {
  const { id } = await ordered()
  await cancel({ id, message: 'Between us' })
  const { uuid } = await world.app.db.request.findUniqueOrThrow({ where: { id } })
  const { data } = await world.run<{ request: { history: unknown[] } }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { history { actor actorName message } } }',
    { uuid },
  )
  expect(data.request.history.at(-1)).toEqual({
    actor: 'ADMIN',
    actorName: null,
    message: null,
  })
})

const list = async (variables: Record<string, unknown> = {}, viewer: Viewer = admin) => {
  const data = await world.ask<{
    staffRequests: {
      totalCount: number
      edges: { node: { id: number; organizer: { name: string } } }[]
    }
  }>(
    `query ($first: Int, $status: RequestStatus, $search: String) { staffRequests(first: $first, status: $status, search: $search) {
      totalCount edges { node { id status organizer { id name } tour { title } history { actor actorName message } } } } }`,
    variables,
    { viewer },
  )
  return data.staffRequests
}
const idsOf = ({ edges }: Awaited<ReturnType<typeof list>>) => edges.map(({ node }) => node.id)

test('finds requests of all organizers for admins by number, contact and organizer', async () => {
  const { id, email, organizerId } = await ordered()
  const { name } = await world.app.db.organizerTranslation.findFirstOrThrow({
    where: { organizerId, locale: 'en' },
  })
  expect(idsOf(await list({ search: String(id) }))).toContain(id)
  expect(idsOf(await list({ search: ` ${email.toUpperCase()} ` }))).toEqual([id])
  expect(idsOf(await list({ search: name, status: 'PENDING_CONFIRM' }))).toContain(id)
  expect(await list({ search: '99999999999' })).toMatchObject({ totalCount: 0 })
  expect(await list({ search: '%' })).toMatchObject({ totalCount: 0 })
})

test('lets nobody else list or cancel as an admin', async () => {
  const { id, organizerId } = await ordered()
  const organizer = { ...admin, permissions: [], memberships: managerOf(organizerId) }
  await expect(list({}, organizer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(list({}, visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(cancel({ id, message: 'x' }, organizer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(cancel({ id: 2_000_000_000, message: 'x' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('takes as many statements for a long list as for a short one', async () => {
  await ordered()
  await ordered()
  const one = await world.countStatements(() => list({ first: 1 }))
  expect(await world.countStatements(() => list({ first: 20 }))).toBe(one)
})
