import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import { requireUser, type Viewer } from '../core/viewer.ts'
import {
  requestOfTravelers,
  type TravelersRequest,
} from '../domains/requests/travelers.fixtures.ts'
import type { TestApp } from '../testing/testApp.ts'
import type { Role } from './rights.ts'

/** The test's application, with what its viewers have rights to. */
export interface RightsWorld {
  world: TestApp
  viewers: Record<Role, Viewer>
  /** The organizer of `viewers.organizer`. */
  organizerId: number
  /** A tour of that organizer. */
  tourId: number
}

/** Creates a request to the organizer, whichever organizer offers the departure. */
export const createRequest = ({ world, organizerId }: RightsWorld): Promise<TravelersRequest> =>
  requestOfTravelers(world, { organizerId })

/** Returns an option with free seats on a departure of the organizer. */
export const findOption = async ({ world, organizerId }: RightsWorld) => {
  const { id, tourDate } = await world.app.db.tourDateOption.findFirstOrThrow({
    where: {
      freeSeats: { gt: 2 },
      tourDate: { isCanceled: false, startDate: { gt: world.clock.now() }, tour: { organizerId } },
    },
    select: { id: true, tourDate: { select: { currency: true } } },
  })
  return { optionId: id, currency: tourDate.currency }
}

/** Creates an individual tour of the organizer. */
export const createIndividualTour = async (rights: RightsWorld) => {
  const { world, viewers } = rights
  const { optionId, currency } = await findOption(rights)
  const { userId } = requireUser(viewers.organizer)
  const now = world.clock.now()
  const { uuid } = await world.app.db.individualTour.create({
    data: {
      tourDateOptionId: optionId,
      currency,
      adults: 2,
      adultMinor: 90_000,
      createdByUserId: userId,
      createdAt: now,
      validUntil: new Date(now.getTime() + 3_600_000),
    },
  })
  return { uuid }
}

/** Creates a review of the tour. */
export const createReview = async (
  { world, organizerId, tourId }: RightsWorld,
  status: 'pending' | 'published',
) => {
  const { id } = await world.app.db.review.create({
    data: {
      tourId,
      organizerId,
      status,
      authorName: 'Anna B.',
      locale: 'en',
      rating: 5,
      text: 'Clear nights, good soup.',
      tripDate: world.clock.now(),
    },
    select: { id: true },
  })
  return { id }
}

/** Creates a refund that its provider has refused. */
export const createFailedRefund = async (rights: RightsWorld) => {
  const { world } = rights
  const { id: requestId } = await createRequest(rights)
  const at = world.clock.now()
  const key = crypto.randomUUID()
  const { id: paymentId } = await world.app.db.payment.create({
    data: {
      requestId,
      idempotencyKey: key,
      type: 'full',
      method: 'card',
      provider: 'SANDBOX',
      currency: 'USD',
      amountMinor: 900,
      status: paymentStatuses.payed,
      paidAt: at,
    },
  })
  const { id: refundId } = await world.app.db.refund.create({
    data: { paymentId, amountMinor: 900, idempotencyKey: key, status: 'failed', failedAt: at },
  })
  return { refundId }
}

/** Creates a job without attempts left. */
export const createFailedJob = async ({ world }: RightsWorld) => {
  const { rows } = await world.app.pool.query<{ id: string }>(
    `WITH job AS (SELECT id FROM graphile_worker.add_job('requests.announce', '{"requestId": 1, "eventId": 1}')) SELECT id::text FROM job`,
  )
  const id = rows[0]?.id ?? ''
  await world.app.pool.query(
    'UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE id = $1',
    [id],
  )
  return { id }
}

/** Creates a request with one traveler. */
export const createTraveler = async (rights: RightsWorld) => {
  const { id } = await createRequest(rights)
  const tourist = await rights.world.app.db.tourist.create({
    data: {
      firstName: 'Anna',
      lastName: 'Berg',
      requests: { create: { requestId: id, position: 0 } },
    },
  })
  return { requestId: id, touristId: tourist.id }
}

/** Creates an open request for help. */
export const createHelpRequest = async ({ world }: RightsWorld) => {
  const { id } = await world.app.db.helpRequest.create({
    data: { kind: 'other', name: 'Anna', email: 'a@example.org', locale: 'en' },
  })
  return { id }
}

/** Creates an open dispute. */
export const createPaymentIssue = async ({ world }: RightsWorld) => {
  const { id } = await world.app.db.paymentIssue.create({
    data: {
      kind: 'dispute',
      provider: 'STRIPE',
      dedupeKey: crypto.randomUUID(),
      details: '',
      createdAt: world.clock.now(),
    },
  })
  return { id }
}

/** Creates a token of the tourist with a mutation that returns it. */
export const createToken = async ({ world, viewers }: RightsWorld, mutation: string) => {
  const { data } = await world.run<Record<string, string>>(
    `mutation { ${mutation} }`,
    {},
    { viewer: viewers.tourist },
  )
  return { token: String(data[mutation]) }
}

/** Creates a refresh token of the tourist. */
export const createRefreshToken = async (rights: RightsWorld) => {
  const { token } = await createToken(rights, 'createOneTimeToken')
  const { data } = await rights.world.run<{
    accessTokenByOneTimeToken: { tokens: { refreshToken: string } }
  }>(
    'mutation ($token: String!) { accessTokenByOneTimeToken(token: $token) { tokens { refreshToken } } }',
    { token },
  )
  return { refreshToken: data.accessTokenByOneTimeToken.tokens.refreshToken }
}
