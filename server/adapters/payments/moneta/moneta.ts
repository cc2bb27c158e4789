import type { Clock } from '../../../core/clock.ts'
import { pendingState, providerTimeoutMs } from '../callProvider.ts'
import type { PaymentState } from '../paymentStates.ts'
import type { PaymentOrder, PaymentProvider, ProviderState, RefundResult } from '../port.ts'
import { isTemporary, PaymentProviderError } from '../providerError.ts'
import { createMerchantApi, type MonetaOperation } from './merchantApi.ts'
import { acknowledgeMoneta, readMonetaNotification } from './monetaNotification.ts'
import { minorOfMoneta, monetaAmount, monetaSignature } from './monetaSignature.ts'

export interface MonetaConfig {
  accountId: string
  integrityCode: string
  /** The payment form: https://moneta.ru/assistant.htm. */
  formUrl: string
  apiUrl: string
  userName: string
  password: string
  /** Required for refunds. */
  paymentPassword: string
  timeoutMs?: number
}

/** MONETA's id of SBP in its form. */
const sbpUnit = '12299232'
/** Days back to search for an operation; the search requires a time span. */
const searchDays = 60
const day = 86_400_000

const states: Readonly<Record<string, PaymentState>> = {
  CREATED: 'new',
  SUCCEED: 'paid',
  // paid; only the notification was not accepted
  TAKENIN_NOTSENT: 'paid',
  CANCELED: 'cancelled',
}
const refundStates: Readonly<Record<string, RefundResult['state']>> = {
  SUCCEED: 'done',
  TAKENIN_NOTSENT: 'done',
  CANCELED: 'failed',
}

/** Returns the signed URL of the payment form for one order. */
const formUrlOf = (order: PaymentOrder, config: MonetaConfig): string => {
  const signed = {
    MNT_ID: config.accountId,
    MNT_TRANSACTION_ID: order.paymentId,
    MNT_AMOUNT: monetaAmount(order.amountMinor),
    MNT_CURRENCY_CODE: order.currency,
    MNT_TEST_MODE: '0',
  }
  const fields = {
    ...signed,
    MNT_SIGNATURE: monetaSignature('form', signed, config.integrityCode),
    MNT_DESCRIPTION: order.description.slice(0, 99),
    MNT_SUCCESS_URL: order.successUrl,
    MNT_FAIL_URL: order.failUrl,
    MNT_RETURN_URL: order.leaveUrl,
    MNT_INPROGRESS_URL: order.successUrl,
    // the form is in Russian and English only
    'moneta.locale': 'en',
    ...(order.method === 'sbp' && {
      'paymentSystem.unitId': sbpUnit,
      'paymentSystem.limitIds': sbpUnit,
    }),
  }
  const url = new URL(config.formUrl)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

/** Returns the payment state that an operation proves. */
const stateOf = ({ id, attributes }: MonetaOperation): ProviderState => {
  // outgoing amounts are negative
  const amount = Number(attributes.get('sourceamount')?.replace('-', ''))
  return {
    state: states[attributes.get('statusid') ?? ''] ?? 'pending',
    providerRef: id,
    amountMinor: Number.isNaN(amount) ? null : minorOfMoneta(amount.toFixed(2)),
    currency: attributes.get('sourcecurrencycode') ?? null,
    // refunds are separate operations
    refundedMinor: null,
  }
}

/**
 * Creates MONETA.RU Assistant (PayAnyWay): rubles; a signed URL opens its form, MerchantAPI reads
 * operations and refunds.
 */
export const createMoneta = (config: MonetaConfig, clock: Clock): PaymentProvider => {
  const { accountId } = config
  const api = createMerchantApi({ ...config, timeoutMs: config.timeoutMs ?? providerTimeoutMs })

  const find = (clientTransaction: string): Promise<MonetaOperation[]> => {
    const now = clock.now().getTime()
    return api.operationsOf({
      accountId,
      clientTransaction,
      from: new Date(now - searchDays * day),
      to: new Date(now + day),
    })
  }

  return {
    name: 'MONETA',
    staysPayable: true,
    supports: (currency) => currency === 'RUB',

    createPayment: async (order) => ({
      providerRef: null,
      payUrl: formUrlOf(order, config),
      qrPayload: null,
      expiresAt: order.expiresAt,
    }),

    async fetchStatus({ paymentId, providerRef }) {
      try {
        if (providerRef !== null) {
          const operation = await api.operationById(providerRef)
          // an operation number of another payment must not pay for ours
          return operation.attributes.get('clienttransaction') === paymentId
            ? stateOf(operation)
            : pendingState(providerRef)
        }
        const operations = (await find(paymentId)).filter(
          ({ attributes }) => attributes.get('isrefund') !== '1',
        )
        const latest =
          operations.find(
            ({ attributes }) => states[attributes.get('statusid') ?? ''] === 'paid',
          ) ?? operations.at(-1)
        return latest ? stateOf(latest) : pendingState(null)
      } catch (error) {
        if (isTemporary(error)) return pendingState(providerRef)
        throw error
      }
    },

    // MONETA has nothing to close before payment; once closed, our answer to the Check URL refuses
    // it
    close: async () => 'closed',

    parseNotification: async (message) => readMonetaNotification(message, config),
    acknowledge: (notice, answer) => acknowledgeMoneta(notice, answer, config),

    async refund(order): Promise<RefundResult> {
      const { providerRef } = order
      if (providerRef === null)
        throw new PaymentProviderError(
          'BAD_REQUEST',
          'MONETA',
          'a refund needs the id of the operation',
        )
      try {
        // there are no idempotency keys: search for an earlier attempt by our id
        const [known] = await find(order.refundId)
        if (known)
          return {
            providerRef: known.id,
            state: refundStates[known.attributes.get('statusid') ?? ''] ?? 'pending',
          }
        const made = await api.refund({
          operationId: providerRef,
          amount: monetaAmount(order.amountMinor),
          paymentPassword: config.paymentPassword,
          clientTransaction: order.refundId,
        })
        return { providerRef: made.transaction, state: refundStates[made.status] ?? 'pending' }
      } catch (error) {
        if (isTemporary(error)) return { providerRef: null, state: 'pending' }
        throw error
      }
    },
  }
}
