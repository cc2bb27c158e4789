import { z } from 'zod'
import type { Clock } from '../../../core/clock.ts'
import { callProvider, pendingState, providerTimeoutMs } from '../callProvider.ts'
import { closeUnpaid } from '../closeUnpaid.ts'
import { orderNumberOf } from '../orderNumber.ts'
import { type PaymentState, refundState } from '../paymentStates.ts'
import type {
  CreatedPayment,
  PaymentKey,
  PaymentOrder,
  PaymentProvider,
  ProviderState,
  RefundOrder,
  RefundResult,
} from '../port.ts'
import {
  isTemporary,
  PaymentProviderError,
  type PaymentProviderErrorCode,
} from '../providerError.ts'
import type { CallbackKey } from './sberbankChecksum.ts'
import { readSberbankNotification } from './sberbankNotification.ts'

export interface SberbankConfig {
  userName: string
  password: string
  /** https://securepayments.sberbank.ru/payment/rest or the new gateway's address. */
  apiUrl: string
  /** Body format of calls: forms for the old gateway, JSON for the new one. */
  bodies: 'form' | 'json'
  callbackKey: CallbackKey
  timeoutMs?: number
}

const roubles = '643'
const code = z.union([z.string(), z.number()]).transform(String)
const outcomeShape = z.object({ errorCode: code.default('0') })
const registerShape = z.object({ orderId: z.string().min(1), formUrl: z.url() })
const codeShape = z.object({ payload: z.string().min(1) })
const statusShape = z.object({
  orderStatus: z.number().int(),
  amount: z.number().int(),
  currency: code.optional(),
  paymentAmountInfo: z
    .object({
      depositedAmount: z.number().int().nullish(),
      refundedAmount: z.number().int().nullish(),
    })
    .nullish(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
})

const errorCodes: Readonly<Record<string, PaymentProviderErrorCode>> = {
  1: 'DUPLICATE',
  5: 'CONFIG',
  6: 'DUPLICATE',
  7: 'TEMPORARY',
}
const states: Readonly<Record<number, PaymentState>> = {
  0: 'new',
  1: 'authorized',
  3: 'cancelled',
  5: 'new',
  6: 'cancelled',
}

type Call = <Answer>(
  method: string,
  shape: z.ZodType<Answer>,
  fields: Record<string, string | number>,
) => Promise<Answer>

/** Returns the authenticated call of the gateway's API. @throws PaymentProviderError */
const createCall =
  (config: SberbankConfig): Call =>
  async (method, shape, fields) => {
    const body = { userName: config.userName, password: config.password, ...fields }
    const isForm = config.bodies === 'form'
    const answer = await callProvider({
      provider: 'SBERBANK',
      url: `${config.apiUrl}/${method}`,
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      body: isForm
        ? new URLSearchParams(
            Object.entries(body).map(([name, value]) => [name, `${value}`]),
          ).toString()
        : JSON.stringify(body),
      timeoutMs: config.timeoutMs ?? providerTimeoutMs,
    })
    const { data: outcome } = outcomeShape.safeParse(answer)
    if (outcome && outcome.errorCode !== '0') {
      throw new PaymentProviderError(
        errorCodes[outcome.errorCode] ?? 'BAD_REQUEST',
        'SBERBANK',
        `${method} was refused`,
        {
          providerCode: outcome.errorCode,
        },
      )
    }
    const { data } = shape.safeParse(answer)
    if (!outcome || data === undefined)
      throw new PaymentProviderError(
        'TEMPORARY',
        'SBERBANK',
        `${method} sent an answer that can't be read`,
      )
    return data
  }

const readStatus = async (
  call: Call,
  { paymentId, providerRef }: PaymentKey,
): Promise<ProviderState> => {
  const name: Record<string, string> =
    providerRef === null ? { orderNumber: orderNumberOf(paymentId) } : { orderId: providerRef }
  const order = await call('getOrderStatusExtended.do', statusShape, name)
  const refundedMinor = order.paymentAmountInfo?.refundedAmount ?? 0
  const hasMoney = [2, 4, 7].includes(order.orderStatus)
  return {
    state: hasMoney
      ? refundState(order.amount, refundedMinor)
      : (states[order.orderStatus] ?? 'pending'),
    providerRef:
      providerRef ??
      order.attributes?.find(({ name: attribute }) => attribute === 'mdOrder')?.value ??
      null,
    amountMinor: order.amount,
    currency:
      order.currency === undefined || order.currency === roubles || order.currency === '810'
        ? 'RUB'
        : order.currency,
    refundedMinor,
  }
}

const createdOf = async (
  call: Call,
  order: PaymentOrder,
  { providerRef, formUrl }: { providerRef: string; formUrl: string | null },
): Promise<CreatedPayment> => {
  if (order.method === 'card' && formUrl !== null)
    return { providerRef, payUrl: formUrl, qrPayload: null, expiresAt: order.expiresAt }
  const { payload } = await call('sbp/c2b/qr/dynamic/get.do', codeShape, {
    mdOrder: providerRef,
    redirectUrl: order.successUrl,
  })
  return { providerRef, payUrl: payload, qrPayload: payload, expiresAt: order.expiresAt }
}

const readState = async (call: Call, payment: PaymentKey): Promise<ProviderState> => {
  try {
    return await readStatus(call, payment)
  } catch (error) {
    // 6 (no such order) proves nothing while a create may still arrive
    const isUnknown =
      error instanceof PaymentProviderError &&
      error.providerCode === '6' &&
      payment.providerRef === null
    if (isTemporary(error) || isUnknown) return pendingState(payment.providerRef)
    throw error
  }
}

const createPayment = async (
  call: Call,
  order: PaymentOrder,
  now: Date,
): Promise<CreatedPayment> => {
  const secondsLeft = Math.max(60, Math.floor((order.expiresAt.getTime() - now.getTime()) / 1000))
  try {
    const made = await call('register.do', registerShape, {
      orderNumber: orderNumberOf(order.paymentId),
      amount: order.amountMinor,
      currency: roubles,
      returnUrl: order.successUrl,
      failUrl: order.failUrl,
      dynamicCallbackUrl: order.notificationUrl,
      description: order.description.slice(0, 99),
      language: order.locale,
      sessionTimeoutSecs: secondsLeft,
      ...(order.customerEmail !== null && { email: order.customerEmail }),
    })
    return await createdOf(call, order, { providerRef: made.orderId, formUrl: made.formUrl })
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.providerCode !== '1') throw error
    const known = await readStatus(call, { paymentId: order.paymentId, providerRef: null })
    // the page's URL is returned once, the SBP code each time
    if (order.method === 'sbp' && known.state === 'new' && known.providerRef !== null)
      return createdOf(call, order, { providerRef: known.providerRef, formUrl: null })
    throw new PaymentProviderError('DUPLICATE', 'SBERBANK', 'the order exists already', {
      providerCode: '1',
      providerRef: known.providerRef,
    })
  }
}

const requestRefund = async (call: Call, order: RefundOrder): Promise<RefundResult> => {
  const { providerRef } = order
  if (providerRef === null)
    throw new PaymentProviderError('BAD_REQUEST', 'SBERBANK', "a refund needs the bank's order id")
  try {
    // refunds have no idempotency key: the refunded sum shows whether this one was done
    const { refundedMinor } = await readStatus(call, { paymentId: order.paymentId, providerRef })
    if (refundedMinor === order.refundedBeforeMinor + order.amountMinor)
      return { providerRef, state: 'done' }
    if (refundedMinor !== order.refundedBeforeMinor) {
      throw new PaymentProviderError('DUPLICATE', 'SBERBANK', "the bank's refunds differ from ours")
    }
    await call('refund.do', outcomeShape, { orderId: providerRef, amount: order.amountMinor })
    return { providerRef, state: 'done' }
  } catch (error) {
    if (isTemporary(error)) return { providerRef: null, state: 'pending' }
    throw error
  }
}

/**
 * Creates Sberbank's acquiring (the RBS/BPC gateway, which other banks run too): rubles, cards on
 * its page, SBP by QR code.
 */
export const createSberbank = (config: SberbankConfig, clock: Clock): PaymentProvider => {
  const call = createCall(config)
  return {
    name: 'SBERBANK',
    supports: (currency) => currency === 'RUB',
    createPayment: (order) => createPayment(call, order, clock.now()),
    fetchStatus: (payment) => readState(call, payment),

    close: async (payment) => {
      const state = await readState(call, payment)
      return closeUnpaid(state, () =>
        call('decline.do', outcomeShape, { orderId: state.providerRef ?? '' }),
      )
    },

    parseNotification: async (message) => readSberbankNotification(message, config.callbackKey),
    acknowledge: () => ({ status: 200, contentType: 'text/plain', body: 'OK' }),
    refund: (order) => requestRefund(call, order),
  }
}
