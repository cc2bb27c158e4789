import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { administratorPermissions } from '#schema/rules/permissions/permissions.ts'
import { managerOf } from '../../testing/viewers.ts'
import { type UserViewer, type Viewer, visitor } from '../../core/viewer.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { personIn } from '../accounts/accounts.fixtures.ts'
import { requestOfTravelers } from '../requests/travelers.fixtures.ts'

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

let email: string
let written: { id: number; tourId: number; organizerId: number }
beforeEach(async () => {
  email = `${crypto.randomUUID().slice(0, 8)}@example.org`
  const { id: requestId } = await requestOfTravelers(world, { contactEmail: email })
  const { tourId, organizerId } = await world.app.db.request.findUniqueOrThrow({
    where: { id: requestId },
  })
  const words = {
    authorName: 'Hannah B.',
    locale: 'en' as const,
    rating: 2,
    text: 'The bus was late every day.',
    tripDate: world.clock.now(),
  }
  const { id } = await world.app.db.review.create({
    data: { requestId, tourId, organizerId, ...words, createdAt: world.clock.now() },
  })
  written = { id, tourId, organizerId }
})

interface Decided {
  __typename?: string
  review?: Record<string, unknown>
  fields?: object[]
}
const call = async (document: string, variables: object, viewer: Viewer) => {
  const data = await world.ask<Record<string, Decided>>(document, { ...variables }, { viewer })
  return Object.values(data)[0] as Decided
}
const publish = (variables: object = {}, viewer: Viewer = admin) =>
  call(
    `mutation ($id: Int!, $from: ReviewStatus) { publishReview(id: $id, from: $from) { __typename
      ... on PublishReviewSuccess { review { status decisions { status reason by } } } } }`,
    { id: written.id, ...variables },
    viewer,
  )
const reject = (variables: object = {}, viewer: Viewer = admin) =>
  call(
    `mutation ($id: Int!, $reason: String!, $from: ReviewStatus) { rejectReview(id: $id, reason: $reason, from: $from) { __typename
      ... on RejectReviewSuccess { review { status decisions { status reason by } } } ... on InvalidInputError { fields { field rule } } } }`,
    { id: written.id, reason: 'It names a guide in full.', ...variables },
    viewer,
  )
const sums = async () => {
  const columns = { select: { reviewsCount: true, ratingSum: true } }
  return [
    await world.app.db.tour.findUniqueOrThrow({ where: { id: written.tourId }, ...columns }),
    await world.app.db.organizer.findUniqueOrThrow({
      where: { id: written.organizerId },
      ...columns,
    }),
  ].map(({ reviewsCount, ratingSum }) => [reviewsCount, ratingSum] as const)
}
const letters = async () => {
  await world.runJobs()
  const all = await world.app.db.outboxMessage.findMany({
    where: { recipient: email },
    orderBy: { id: 'asc' },
  })
  return all.filter(({ subject }) => /review/.test(subject ?? ''))
}
const changes = () => world.app.db.catalogueChange.count({ where: { tourId: written.tourId } })

test('publishing a review shows and counts it, e-mails its author and updates the search', async () => {
  const before = await sums()
  const feed = await changes()
  expect(await publish()).toEqual({
    __typename: 'PublishReviewSuccess',
    review: {
      status: 'PUBLISHED',
      decisions: [{ status: 'PUBLISHED', reason: '', by: 'Clara Weidmann' }],
    },
  })
  expect(await sums()).toEqual(before.map(([count, stars]) => [count + 1, stars + 2]))
  expect(await changes()).toBeGreaterThan(feed)
  const { data } = await world.run(
    'query ($id: Int!) { tour(id: $id) { reviews(first: 100) { edges { node { id } } } } }',
    {
      id: written.tourId,
    },
  )
  expect(JSON.stringify(data)).toContain(`{"id":${written.id}}`)
  const [letter] = await letters()
  expect(letter?.subject).toMatch(/^Your review of .+ is online$/)
  expect(letter?.html).toContain(`-${written.tourId}"`)
})

test('rejecting a review e-mails the reason; later decisions add rows to the history', async () => {
  const before = await sums()
  expect(await reject()).toMatchObject({ review: { status: 'REJECTED' } })
  expect(await sums()).toEqual(before)
  expect((await letters())[0]?.text).toContain('“It names a guide in full.”')
  expect(await publish({ from: 'REJECTED' })).toMatchObject({
    review: {
      decisions: [
        { status: 'REJECTED', reason: 'It names a guide in full.' },
        { status: 'PUBLISHED' },
      ],
    },
  })
  expect(await reject({ from: 'PUBLISHED', reason: 'The author asked us to.' })).toMatchObject({
    __typename: 'RejectReviewSuccess',
  })
  expect(await sums()).toEqual(before)
  await expect(world.app.db.reviewDecision.updateMany({ data: { reason: 'x' } })).rejects.toThrow(
    'violated',
  )
})

test('a rejection requires a reason; of parallel decisions one succeeds', async () => {
  expect(await reject({ reason: '  ' })).toEqual({
    __typename: 'InvalidInputError',
    fields: [{ field: 'reason', rule: 'REQUIRED' }],
  })
  const outcomes = await Promise.all([publish(), reject(), publish()])
  expect(
    outcomes.filter(({ __typename }) => __typename === 'ReviewStatusChangedError'),
  ).toHaveLength(2)
  expect(await world.app.db.reviewDecision.count({ where: { reviewId: written.id } })).toBe(1)
  expect(await letters()).toHaveLength(1)
})

const list = (variables: object = {}, viewer: Viewer = admin) =>
  call(
    `query ($first: Int, $status: ReviewStatus) { staffReviews(first: $first, status: $status) {
      totalCount edges { node { status requestId review { id text tour { title } organizer { name } } decisions { by } } } } }`,
    variables,
    viewer,
  ) as unknown as Promise<{
    totalCount: number
    edges: { node: { status: string; review: { id: number } } }[]
  }>

test('lists pending reviews first, in a fixed number of statements', async () => {
  const { edges, totalCount } = await list({ first: 100 })
  const waiting = edges.filter(({ node }) => node.status === 'PENDING').length
  expect(edges.slice(0, waiting).every(({ node }) => node.status === 'PENDING')).toBe(true)
  expect(edges.some(({ node }) => node.review.id === written.id)).toBe(true)
  expect(totalCount).toBeGreaterThan(waiting)
  expect((await list({ status: 'PENDING' })).totalCount).toBe(waiting)
  expect(await world.countStatements(() => list({ first: 50 }))).toBe(
    await world.countStatements(() => list({ first: 1 })),
  )
})

test('rejects organizers and visitors, and decisions about unknown reviews', async () => {
  const organizer = { ...admin, permissions: [], memberships: managerOf(written.organizerId) }
  for (const attempt of [publish, reject, list]) {
    await expect(attempt({}, organizer)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(attempt({}, visitor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  }
  await expect(publish({ id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

const answer = (text: string, viewer: Viewer) =>
  call(
    `mutation ($id: Int!, $text: String!) { answerReview(id: $id, text: $text) { __typename
      ... on AnswerReviewSuccess { review { answer { text language } } } ... on InvalidInputError { fields { field rule } } } }`,
    { id: written.id, text },
    viewer,
  )

test('an organizer answers its own published review once and can change the answer', async () => {
  const owner = { ...admin, permissions: [], memberships: managerOf(written.organizerId) }
  const mine = (isAnswered: boolean) =>
    call(
      'query ($isAnswered: Boolean) { organizerReviews(first: 100, isAnswered: $isAnswered) { edges { node { id } } } }',
      { isAnswered },
      owner,
    )
  await expect(answer('We are sorry about the bus.', owner)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await publish()
  await expect(
    answer('We are sorry.', { ...owner, memberships: managerOf(written.organizerId + 1) }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await answer('Sorry', owner)).toMatchObject({ fields: [{ field: 'text' }] })
  expect(JSON.stringify(await mine(false))).toContain(`{"id":${written.id}}`)
  expect(await answer(' We are sorry about the bus. ', owner)).toMatchObject({
    review: { answer: { text: 'We are sorry about the bus.', language: 'EN' } },
  })
  expect(JSON.stringify(await mine(true))).toContain(`{"id":${written.id}}`)
  await answer('We have another bus now.', owner)
  const rows = await world.app.db.reviewAnswer.findMany({ where: { reviewId: written.id } })
  expect(rows).toMatchObject([
    { text: 'We have another bus now.', userId: owner.userId, changedAt: world.clock.now() },
  ])
})

test('e-mails the author the first answer, but no later changes', async () => {
  const owner = { ...admin, permissions: [], memberships: managerOf(written.organizerId) }
  const [name] = (
    await world.app.db.organizerTranslation.findMany({
      where: { organizerId: written.organizerId, locale: 'en' },
    })
  ).map((row) => row.name)
  await publish()
  await answer('Sorry', owner)
  expect(await letters()).toHaveLength(1)
  await Promise.all([
    answer('We are sorry <b>about</b> the bus.', owner),
    answer('We are sorry <b>about</b> the bus.', owner),
  ])
  const [, letter] = await letters()
  expect(letter?.subject).toContain(`${name} has answered your review of `)
  expect(letter?.text).toContain('“We are sorry <b>about</b> the bus.”')
  expect(letter?.html).toContain('“We are sorry &lt;b&gt;about&lt;/b&gt; the bus.”')
  expect(letter?.html).toContain(`-${written.tourId}#reviews"`)
  await answer('We have another bus now.', owner)
  expect(await letters()).toHaveLength(2)
})

test('e-mails an answer in the language of the booking; without a trip, to the confirmed address of the account', async () => {
  const owner = { ...admin, permissions: [], memberships: managerOf(written.organizerId) }
  await publish()
  await world.runJobs()
  await world.app.db.request.updateMany({ where: { contactEmail: email }, data: { locale: 'de' } })
  await answer('We are sorry about the bus.', owner)
  await world.runJobs()
  const told = (recipient: string) =>
    world.app.db.outboxMessage.findMany({
      where: { recipient, subject: { contains: 'antwortet auf' } },
    })
  expect(await told(email)).toMatchObject([
    { text: expect.stringContaining('„We are sorry about the bus.“') },
  ])

  const { viewer } = await personIn(world, { locale: 'de' })
  const author = await world.app.db.user.update({
    where: { id: viewer.userId },
    data: { isEmailConfirmed: true },
  })
  const again = async (isEmailConfirmed: boolean) => {
    await world.app.db.user.update({ where: { id: author.id }, data: { isEmailConfirmed } })
    await world.app.db.reviewAnswer.deleteMany({ where: { reviewId: written.id } })
    // forget that the first answer was sent: it is never e-mailed twice
    await world.app.db.sentEmail.deleteMany()
    await world.app.db.review.update({
      where: { id: written.id },
      data: { requestId: null, userId: author.id },
    })
    await answer('We are sorry about the bus.', owner)
    await world.runJobs()
    return (await told(author.email ?? '')).length
  }
  expect(await again(false)).toBe(0)
  expect(await again(true)).toBe(1)
})
