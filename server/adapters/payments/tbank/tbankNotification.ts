import { z } from 'zod'
import { isPaymentId } from '../orderNumber.ts'
import type { Notice, NotificationMessage } from '../port.ts'
import { hasRightToken, parseWithNumbersAsText } from './tbankToken.ts'
import { tbankStates } from './tbankWords.ts'

const fieldsShape = z.record(z.string(), z.unknown())
const whole = z.string().regex(/^\d{1,15}$/)
const paymentShape = z.object({
  OrderId: z.string().refine(isPaymentId),
  Status: z.string(),
  PaymentId: z.string().min(1),
  Amount: whole,
})

/**
 * Reads a T-Bank notification: token, terminal, then content. It has no time: a replay has the
 * dedupe key of the original.
 */
export const readTbankNotification = (
  { rawBody }: NotificationMessage,
  { terminalKey, password }: { terminalKey: string; password: string },
): Notice => {
  let fields: Record<string, unknown>
  try {
    fields = fieldsShape.parse(parseWithNumbersAsText(rawBody.toString('utf8')))
  } catch {
    return { kind: 'refused', reason: 'malformed' }
  }
  if (!hasRightToken(fields, password)) return { kind: 'refused', reason: 'forged' }
  if (fields.TerminalKey !== terminalKey) return { kind: 'refused', reason: 'other_merchant' }
  const dedupeKey = [fields.PaymentId, fields.Status ?? fields.NotificationType, fields.Amount]
    .map((part) => String(part ?? ''))
    .join(':')
  const { data } = paymentShape.safeParse(fields)
  const state = data ? (tbankStates[data.Status] ?? null) : null
  // saved cards, fiscal receipts and account links arrive at the same URL
  if (!data || state === null) {
    const paymentId =
      typeof fields.OrderId === 'string' && isPaymentId(fields.OrderId) ? fields.OrderId : null
    return {
      kind: 'other',
      dedupeKey,
      what: String(fields.NotificationType ?? fields.Status ?? 'unknown'),
      paymentId,
    }
  }
  // for a refund the amount is the refunded one, not the paid one
  const isWhole = state !== 'partly_refunded' && state !== 'refunded'
  return {
    kind: 'payment',
    dedupeKey,
    paymentId: data.OrderId,
    providerRef: data.PaymentId,
    state,
    amountMinor: isWhole ? Number(data.Amount) : null,
    currency: 'RUB',
    refundedMinor: null,
    isProof: isWhole,
  }
}
