import { z } from 'zod'
import { paymentIdOf } from '../orderNumber.ts'
import type { PaymentState } from '../paymentStates.ts'
import type { Notice, NotificationMessage } from '../port.ts'
import { type CallbackKey, checksumText, isChecksumRight } from './sberbankChecksum.ts'

const operations: Readonly<Record<string, PaymentState>> = {
  approved: 'authorized',
  deposited: 'paid',
  reversed: 'cancelled',
  // whole or partial is not reported: read the status before applying
  refunded: 'partly_refunded',
  declinedByTimeout: 'cancelled',
  declinedCardpresent: 'cancelled',
}

const shape = z.object({
  mdOrder: z.string().min(1),
  orderNumber: z.string(),
  operation: z.string(),
  status: z.enum(['0', '1']),
  amount: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  currency: z.string().optional(),
})

const numericCurrencies: Readonly<Record<string, string>> = { 643: 'RUB', 810: 'RUB' }

/**
 * Reads a callback of the bank, GET or POST: checksum, then content. It has no time and no account:
 * another merchant has another key, and a replay has the dedupe key of the original.
 */
export const readSberbankNotification = (
  message: NotificationMessage,
  key: CallbackKey,
): Notice => {
  const params = new URLSearchParams(
    message.rawBody.length === 0 ? message.query : message.rawBody.toString('utf8'),
  )
  const entries = [...params]
  const fields = Object.fromEntries(entries)
  // a duplicate name could be signed with one value and read with another
  if (Object.keys(fields).length !== entries.length) return { kind: 'refused', reason: 'malformed' }
  if (fields.checksum === undefined)
    return { kind: 'refused', reason: entries.length === 0 ? 'malformed' : 'forged' }
  if (!isChecksumRight(checksumText(entries), fields.checksum, key))
    return { kind: 'refused', reason: 'forged' }
  const { data } = shape.safeParse(fields)
  if (!data) return { kind: 'refused', reason: 'malformed' }
  const dedupeKey = [
    data.mdOrder,
    data.operation,
    data.status,
    ...(data.amount ? [data.amount] : []),
  ].join(':')
  const paymentId = paymentIdOf(data.orderNumber)
  const state = operations[data.operation]
  // saved cards and failed operations: the payer can try again
  if (!state || data.status === '0' || !paymentId)
    return { kind: 'other', dedupeKey, what: `${data.operation} ${data.status}`, paymentId }
  const isRefund = data.operation === 'refunded'
  return {
    kind: 'payment',
    dedupeKey,
    paymentId,
    providerRef: data.mdOrder,
    state,
    amountMinor: isRefund || data.amount === undefined ? null : Number(data.amount),
    currency:
      data.currency === undefined ? 'RUB' : (numericCurrencies[data.currency] ?? data.currency),
    refundedMinor: null,
    isProof: !isRefund && data.amount !== undefined,
  }
}
