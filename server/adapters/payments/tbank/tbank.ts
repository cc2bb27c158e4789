import { z } from 'zod'
import { callProvider, pendingState, providerTimeoutMs } from '../callProvider.ts'
import { closeUnpaid } from '../closeUnpaid.ts'
import type {
  CreatedPayment,
  PaymentKey,
  PaymentOrder,
  PaymentProvider,
  ProviderState,
  RefundOrder,
  RefundResult,
} from '../port.ts'
import { isTemporary, PaymentProviderError } from '../providerError.ts'
import { readTbankNotification } from './tbankNotification.ts'
import { tbankToken } from './tbankToken.ts'
import { tbankErrorCode, tbankStates } from './tbankWords.ts'

export interface TbankConfig {
  terminalKey: string
  password: string
  /** https://securepay.tinkoff.ru/v2 or the test one. */
  apiUrl: string
  /** Taxation system ("usn_income") for receipts, where an online cash register is connected. */
  taxation?: string | null
  timeoutMs?: number
}

const text = z.union([z.string(), z.number()]).transform(String)
const answerShape = z.object({ Success: z.boolean(), ErrorCode: text })
const initShape = z.object({ PaymentId: text, PaymentURL: z.url().optional() })
const stateShape = z.object({
  PaymentId: text,
  Status: z.string(),
  Amount: z.number().int().nullish(),
})
const orderShape = z.object({ Payments: z.array(stateShape) })
const codeShape = z.object({ Data: z.string().min(1) })
const cancelShape = z.object({ Status: z.string(), PaymentId: text })

type Call = <Answer>(
  method: string,
  shape: z.ZodType<Answer>,
  fields: Record<string, unknown>,
) => Promise<Answer>

/** Returns the signed call of T-Bank's API. @throws PaymentProviderError */
const createCall =
  (config: TbankConfig): Call =>
  async (method, shape, fields) => {
    const body = { TerminalKey: config.terminalKey, ...fields }
    const answer = await callProvider({
      provider: 'TBANK',
      url: `${config.apiUrl}/${method}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, Token: tbankToken(body, config.password) }),
      timeoutMs: config.timeoutMs ?? providerTimeoutMs,
    })
    const { data: outcome } = answerShape.safeParse(answer)
    if (outcome && !outcome.Success) {
      throw new PaymentProviderError(
        tbankErrorCode(outcome.ErrorCode),
        'TBANK',
        `${method} was refused`,
        { providerCode: outcome.ErrorCode },
      )
    }
    const { data } = shape.safeParse(answer)
    if (!outcome || data === undefined)
      throw new PaymentProviderError(
        'TEMPORARY',
        'TBANK',
        `${method} sent an answer that can't be read`,
      )
    return data
  }

const latestOf = async (call: Call, paymentId: string) => {
  const { Payments } = await call('CheckOrder', orderShape, { OrderId: paymentId })
  // our orders have one operation; of several, the paid one counts, else the last
  return Payments.find(({ Status }) => tbankStates[Status] === 'paid') ?? Payments.at(-1) ?? null
}

const sbpCode = async (call: Call, providerRef: string): Promise<string> => {
  const { Data } = await call('GetQr', codeShape, { PaymentId: providerRef, DataType: 'PAYLOAD' })
  return Data
}

const createdOf = async (
  call: Call,
  order: PaymentOrder,
  { providerRef, formUrl }: { providerRef: string; formUrl: string | undefined },
): Promise<CreatedPayment> => {
  const qrPayload = order.method === 'sbp' ? await sbpCode(call, providerRef) : null
  const payUrl = qrPayload ?? formUrl
  if (!payUrl)
    throw new PaymentProviderError('TEMPORARY', 'TBANK', "Init sent an answer that can't be read")
  return { providerRef, payUrl, qrPayload, expiresAt: order.expiresAt }
}

const stateOf = (row: z.infer<typeof stateShape>): ProviderState => {
  const state = tbankStates[row.Status] ?? 'pending'
  // after a refund some answers hold the refund's amount, others the payment's
  const isWhole = state !== 'partly_refunded' && state !== 'refunded'
  return {
    state,
    providerRef: row.PaymentId,
    amountMinor: isWhole ? (row.Amount ?? null) : null,
    currency: 'RUB',
    refundedMinor: state === 'pending' || !isWhole ? null : 0,
  }
}

const readState = async (
  call: Call,
  { paymentId, providerRef }: PaymentKey,
): Promise<ProviderState> => {
  try {
    if (providerRef !== null)
      return stateOf(await call('GetState', stateShape, { PaymentId: providerRef }))
    const known = await latestOf(call, paymentId)
    return known ? stateOf(known) : pendingState(null)
  } catch (error) {
    if (isTemporary(error)) return pendingState(providerRef)
    throw error
  }
}

/** Returns the fiscal receipt of an order, which T-Bank hands to the online cash register. */
const receiptOf = (order: PaymentOrder, description: string, taxation: string) => ({
  ...(order.customerEmail !== null && { Email: order.customerEmail }),
  Taxation: taxation,
  Items: [
    {
      Name: description,
      Price: order.amountMinor,
      Quantity: 1,
      Amount: order.amountMinor,
      Tax: 'none',
    },
  ],
})

const createPayment = async (
  call: Call,
  order: PaymentOrder,
  taxation: string | null | undefined,
): Promise<CreatedPayment> => {
  const description = order.description.slice(0, 99)
  try {
    const made = await call('Init', initShape, {
      Amount: order.amountMinor,
      OrderId: order.paymentId,
      Description: description,
      PayType: 'O',
      Language: 'en',
      NotificationURL: order.notificationUrl,
      SuccessURL: order.successUrl,
      FailURL: order.failUrl,
      RedirectDueDate: order.expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
      ...(taxation && { Receipt: receiptOf(order, description, taxation) }),
    })
    return await createdOf(call, order, { providerRef: made.PaymentId, formUrl: made.PaymentURL })
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.providerCode !== '20') throw error
    const known = await latestOf(call, order.paymentId)
    // the page's URL is returned once, the SBP code each time
    if (known && order.method === 'sbp' && tbankStates[known.Status] === 'new')
      return createdOf(call, order, { providerRef: known.PaymentId, formUrl: undefined })
    throw new PaymentProviderError('DUPLICATE', 'TBANK', 'the order exists already', {
      providerCode: '20',
      providerRef: known?.PaymentId ?? null,
    })
  }
}

/**
 * Returns the result of an earlier attempt, null when none arrived. SBP has no idempotency key:
 * only the status shows it.
 * @throws PaymentProviderError DUPLICATE when the status is ambiguous
 */
const earlierSbpRefund = async (
  call: Call,
  order: RefundOrder,
  providerRef: string,
): Promise<RefundResult | null> => {
  const { Status } = await call('GetState', stateShape, { PaymentId: providerRef })
  if (Status === 'REFUNDED') return { providerRef, state: 'done' }
  if (Status === 'ASYNC_REFUNDING' || Status === 'REFUNDING')
    return { providerRef, state: 'pending' }
  if (Status !== 'PARTIAL_REFUNDED') return null
  if (order.refundedBeforeMinor === 0) return { providerRef, state: 'done' }
  throw new PaymentProviderError(
    'DUPLICATE',
    'TBANK',
    'the bank does not report whether a second refund by SBP arrived',
  )
}

const requestRefund = async (call: Call, order: RefundOrder): Promise<RefundResult> => {
  const { providerRef } = order
  if (providerRef === null)
    throw new PaymentProviderError('BAD_REQUEST', 'TBANK', 'a refund needs the PaymentId')
  try {
    const earlier =
      order.method === 'sbp' && order.isRepeat
        ? await earlierSbpRefund(call, order, providerRef)
        : null
    if (earlier) return earlier
    const { Status } = await call('Cancel', cancelShape, {
      PaymentId: providerRef,
      Amount: order.amountMinor,
      ...(order.method === 'card' && { ExternalRequestId: order.refundId }),
    })
    const isOver = [
      'REFUNDED',
      'PARTIAL_REFUNDED',
      'REVERSED',
      'PARTIAL_REVERSED',
      'CANCELED',
    ].includes(Status)
    return { providerRef, state: isOver ? 'done' : Status === 'REJECTED' ? 'failed' : 'pending' }
  } catch (error) {
    if (isTemporary(error)) return { providerRef: null, state: 'pending' }
    throw error
  }
}

/**
 * Creates T-Bank's acquiring, API v2: rubles, one stage, cards on its page and SBP by the link of
 * its QR code.
 */
export const createTbank = (config: TbankConfig): PaymentProvider => {
  const call = createCall(config)
  return {
    name: 'TBANK',
    supports: (currency) => currency === 'RUB',
    createPayment: (order) => createPayment(call, order, config.taxation),
    fetchStatus: (payment) => readState(call, payment),

    // an unpaid operation is canceled as a whole, without an amount
    close: async (payment) => {
      const state = await readState(call, payment)
      return closeUnpaid(state, () => call('Cancel', cancelShape, { PaymentId: state.providerRef }))
    },

    parseNotification: async (message) => readTbankNotification(message, config),
    acknowledge: () => ({ status: 200, contentType: 'text/plain', body: 'OK' }),
    refund: (order) => requestRefund(call, order),
  }
}
