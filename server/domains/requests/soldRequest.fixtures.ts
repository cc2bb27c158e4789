import { managerOf } from '../../testing/viewers.ts'
import type { Caller, TestApp } from '../../testing/testApp.ts'
import type { UserViewer } from '../../core/viewer.ts'
import { applyPaymentState } from '../payments/actions/applyPaymentState.ts'
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
  caller?: Caller
  /** Defaults to the earliest departure with free seats. */
  departure?: Awaited<ReturnType<typeof findOpenDeparture>>
}

/** Creates a request that its organizer has confirmed and that awaits the prepayment. */
export const confirmedRequest = async (
  world: TestApp,
  { seats = 2, name = 'Hannah Berg', caller = {}, departure: asked }: Sale = {},
) => {
  const departure = asked ?? (await findOpenDeparture(world, seats + 2))
  const ask = await world.run<{ createRequest: { request: { id: number; uuid: string } } }>(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { ... on CreateRequestSuccess { request { id uuid } } } }',
    { input: requestInput(departure.tourDateId, { adults: seats, name }) },
    caller,
  )
  const { request } = ask.data.createRequest
  await world.run(
    'mutation ($id: Int!) { confirmRequest(id: $id) { __typename } }',
    { id: request.id },
    { viewer: organizerOf(departure.organizerId) },
  )
  return { ...request, ...departure, departure }
}

/** Pays what is due, or everything. @returns minor units */
export const pay = async (
  world: TestApp,
  uuid: string,
  type: 'PREPAYMENT' | 'PAYMENT' | 'FULL' = 'PREPAYMENT',
): Promise<number> => {
  const started = await world.run<{
    startPayment: { payment: { id: string; amount: { amountMinor: number; currency: string } } }
  }>(
    `mutation ($uuid: UUID!, $type: PaymentType!, $key: UUID!) {
      startPayment(uuid: $uuid, type: $type, method: CARD, idempotencyKey: $key) {
        ... on StartPaymentSuccess { payment { id amount { amountMinor currency } } }
      }
    }`,
    { uuid, type, key: crypto.randomUUID() },
  )
  const { payment } = started.data.startPayment
  await world.app.db.sandboxPayment.updateMany({
    where: { reference: payment.id, status: 'waiting' },
    data: { status: 'paid' },
  })
  await applyPaymentState(world.app, {
    provider: 'SANDBOX',
    paymentId: payment.id,
    news: { state: 'paid', providerRef: null, ...payment.amount, refundedMinor: null },
  })
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
