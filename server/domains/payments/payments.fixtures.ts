import { expect } from '@jest/globals'
import type { TestApp } from '../../testing/testApp.ts'
import { applyPaymentState } from './actions/applyPaymentState.ts'

export type PaymentType = 'PREPAYMENT' | 'PAYMENT' | 'FULL'

interface StartedPayment {
  id: string
  payUrl: string
  amount: { amountMinor: number; currency: string }
}

interface StartPaymentResult {
  __typename: string
  /** Only if no payment is possible. */
  reason?: string
  payment?: StartedPayment
}

/** Starts a payment by card as the traveler. @returns the mutation's result, also if it refuses */
export const tryStartPayment = async (
  world: TestApp,
  uuid: string,
  type: PaymentType = 'PREPAYMENT',
  idempotencyKey: string = crypto.randomUUID(),
): Promise<StartPaymentResult> => {
  const { startPayment: result } = await world.ask<{ startPayment: StartPaymentResult }>(
    `mutation ($uuid: UUID!, $type: PaymentType!, $key: UUID!) {
      startPayment(uuid: $uuid, type: $type, method: CARD, idempotencyKey: $key) {
        __typename
        ... on PaymentNotPossibleError { reason }
        ... on StartPaymentSuccess { payment { id payUrl amount { amountMinor currency } } }
      }
    }`,
    { uuid, type, key: idempotencyKey },
  )
  return result
}

/** Starts a payment by card as the traveler. @throws if the mutation refuses */
export const startPayment = async (
  ...call: Parameters<typeof tryStartPayment>
): Promise<StartedPayment> => {
  const { payment, reason } = await tryStartPayment(...call)
  if (!payment) throw new Error(`the payment was not started: ${reason}`)
  return payment
}

/**
 * Completes a payment at the provider and applies the provider's report. `changes` replace what it
 * reports.
 */
export const completePayment = async (
  world: TestApp,
  { id, amount }: StartedPayment,
  changes: Partial<Parameters<typeof applyPaymentState>[1]['news']> = {},
): Promise<void> => {
  await world.app.db.sandboxPayment.updateMany({
    where: { reference: id, status: 'waiting' },
    data: { status: 'paid' },
  })
  await applyPaymentState(world.app, {
    provider: 'SANDBOX',
    paymentId: id,
    news: { state: 'paid', providerRef: null, ...amount, refundedMinor: null, ...changes },
  })
}

/** Reads a request's status, hold and money as the traveler. */
export const readRequest = async (world: TestApp, uuid: string) => {
  const { request } = await world.ask<{
    request: {
      status: string
      holdExpiresAt: string | null
      paid: { amountMinor: number }
      payments: { refunds: { amount: { amountMinor: number } }[] }[]
    }
  }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { status holdExpiresAt paid { amountMinor currency } payments { refunds { amount { amountMinor } } } } }',
    { uuid },
  )
  return request
}

/**
 * Cancels a request as the traveler, for the refund that was shown; null: none was shown.
 * @returns the mutation's result, also if it refuses
 */
export const cancelRequest = async (
  world: TestApp,
  uuid: string,
  expectedRefundMinor: number | null = null,
) => {
  const { cancelRequest: result } = await world.ask<{
    cancelRequest: { __typename: string; refund?: { amountMinor: number } }
  }>(
    `mutation ($uuid: UUID!, $shown: Int) {
      cancelRequest(uuid: $uuid, expectedRefundMinor: $shown) { __typename ... on RefundAmountChangedError { refund { amountMinor } } }
    }`,
    { uuid, shown: expectedRefundMinor },
  )
  return result
}

/** Reads the number of free seats of an option of a departure. */
export const readFreeSeats = async (world: TestApp, optionId: number): Promise<number> => {
  const { freeSeats } = await world.app.db.tourDateOption.findUniqueOrThrow({
    where: { id: optionId },
    select: { freeSeats: true },
  })
  return freeSeats
}

/** Reads the sum of an option's entries in the seat ledger. */
export const readLedgerSum = async (world: TestApp, optionId: number): Promise<number> => {
  const { _sum } = await world.app.db.seatLedgerEntry.aggregate({
    where: { tourDateOptionId: optionId },
    _sum: { delta: true },
  })
  return _sum.delta ?? 0
}

/** Expects the free count to match the ledger. `seats` is the number before its first entry. */
export const expectLedgerBalance = async (
  world: TestApp,
  optionId: number,
  seats: number,
): Promise<void> =>
  expect(await readFreeSeats(world, optionId)).toBe(seats + (await readLedgerSum(world, optionId)))

/** Reads the subjects of the e-mails to an address, oldest first. */
export const readEmailSubjects = async (world: TestApp, recipient: string): Promise<string[]> => {
  const emails = await world.app.db.outboxMessage.findMany({
    where: { recipient },
    orderBy: { id: 'asc' },
  })
  return emails.map(({ subject }) => subject)
}
