import { managerOf } from '../../testing/viewers.ts'
import type { Caller, TestApp } from '../../testing/testApp.ts'
import type { UserViewer } from '../../core/viewer.ts'
import { completePayment, type PaymentType, startPayment } from '../payments/payments.fixtures.ts'
import { findOpenDeparture, requestInput } from './requests.fixtures.ts'

/** Returns a viewer who is a member of an organizer. */
export const organizerOf = (
  organizerId: number,
  changes: Partial<UserViewer> = {},
): UserViewer => ({
  kind: 'user',
  userId: 1,
  sessionId: 1,
  memberships: managerOf(organizerId),
  permissions: [],
  ...changes,
})

interface Sale {
  seats?: number
  name?: string
  email?: string
  caller?: Caller
  /** Defaults to the earliest departure with free seats. */
  departure?: Awaited<ReturnType<typeof findOpenDeparture>>
}

/** Creates a request that awaits its organizer's decision. */
export const createRequest = async (
  world: TestApp,
  { seats = 2, name = 'Hannah Berg', email, caller = {}, departure: chosen }: Sale = {},
) => {
  const departure = chosen ?? (await findOpenDeparture(world, seats + 2))
  const {
    createRequest: { request },
  } = await world.ask<{ createRequest: { request: { id: number; uuid: string } } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id uuid } } } }',
    {
      input: requestInput(departure.tourDateId, { adults: seats, name, ...(email && { email }) }),
    },
    caller,
  )
  return { ...request, ...departure, departure }
}

/** Confirms a request as its organizer. @returns the type of the mutation's result */
export const confirmRequest = async (
  world: TestApp,
  { id, organizerId }: { id: number; organizerId: number },
): Promise<string> => {
  const { confirmRequest: result } = await world.ask<{ confirmRequest: { __typename: string } }>(
    'mutation ($id: Int!) { confirmRequest(id: $id) { __typename } }',
    { id },
    { viewer: organizerOf(organizerId) },
  )
  return result.__typename
}

/** Creates a request that its organizer has confirmed and that awaits the prepayment. */
export const confirmedRequest = async (world: TestApp, sale: Sale = {}) => {
  const request = await createRequest(world, sale)
  await confirmRequest(world, request)
  return request
}

/** Pays what is due, or everything. @returns minor units */
export const pay = async (
  world: TestApp,
  uuid: string,
  type: PaymentType = 'PREPAYMENT',
): Promise<number> => {
  const payment = await startPayment(world, uuid, type)
  await completePayment(world, payment)
  return payment.amount.amountMinor
}

/** Creates a request whose first payment has arrived, with its papers issued. */
export const soldRequest = async (
  world: TestApp,
  sale: Sale = {},
  type: 'PREPAYMENT' | 'FULL' = 'PREPAYMENT',
) => {
  const request = await confirmedRequest(world, sale)
  const paidMinor = await pay(world, request.uuid, type)
  await world.runJobs()
  return { ...request, paidMinor }
}

/** Cancels as the traveler. */
export const cancelSold = async (world: TestApp, uuid: string): Promise<void> => {
  await world.run('mutation ($uuid: UUID!) { cancelRequest(uuid: $uuid) { __typename } }', { uuid })
  await world.runJobs()
}
