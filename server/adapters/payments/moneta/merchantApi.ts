import { z } from 'zod'
import { callProvider } from '../callProvider.ts'
import { PaymentProviderError, type PaymentProviderErrorCode } from '../providerError.ts'

export interface MerchantApiConfig {
  /** https://service.moneta.ru/services or the demo's address. */
  apiUrl: string
  userName: string
  password: string
  timeoutMs: number
}

export interface MonetaOperation {
  id: string
  /** Keys in lower case: statusid, clienttransaction, sourceamount, isrefund … */
  attributes: ReadonlyMap<string, string>
}

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const operationShape = z
  .object({ id: text, attribute: z.array(z.object({ key: z.string(), value: text.nullish() })) })
  .transform(
    ({ id, attribute }): MonetaOperation => ({
      id,
      attributes: new Map(
        attribute.flatMap(({ key, value }) => (value ? [[key.toLowerCase(), value] as const] : [])),
      ),
    }),
  )
const faultShape = z.object({
  fault: z.object({ faultcode: text.optional(), detail: z.unknown() }),
})
const detailShape = z.object({ faultDetail: text })
const envelope = z.object({ Envelope: z.object({ Body: z.record(z.string(), z.unknown()) }) })

/**
 * Maps a fault: codes with prefix 100 or 200 mean a refused login or missing rights; 500 is a fault
 * of the service.
 */
const faultCode = (detail: string): PaymentProviderErrorCode =>
  /^(?:100|200)\./.test(detail)
    ? 'CONFIG'
    : detail.startsWith('500') || detail === ''
      ? 'TEMPORARY'
      : 'BAD_REQUEST'

/** Creates the client of MONETA.MerchantAPI in JSON, with the calls that payments need. */
export const createMerchantApi = ({ apiUrl, userName, password, timeoutMs }: MerchantApiConfig) => {
  const call = async <Answer>(
    method: string,
    shape: z.ZodType<Answer>,
    request: unknown,
  ): Promise<Answer> => {
    const answer = await callProvider({
      provider: 'MONETA',
      url: apiUrl,
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body: JSON.stringify({
        Envelope: {
          Header: { Security: { UsernameToken: { Username: userName, Password: password } } },
          Body: { [`${method}Request`]: request },
        },
      }),
      timeoutMs,
    })
    const { data } = envelope.safeParse(answer)
    const body = data?.Envelope.Body ?? {}
    const { data: failed } = faultShape.safeParse(body)
    if (failed) {
      const detail = detailShape.safeParse(failed.fault.detail).data?.faultDetail ?? ''
      throw new PaymentProviderError(faultCode(detail), 'MONETA', `${method} was refused`, {
        providerCode: detail || null,
      })
    }
    const parsed = shape.safeParse(body[`${method}Response`])
    if (!parsed.success)
      throw new PaymentProviderError(
        'TEMPORARY',
        'MONETA',
        `${method} sent an answer that can't be read`,
      )
    return parsed.data
  }

  return {
    operationById: async (id: string): Promise<MonetaOperation> => {
      const { operation } = await call(
        'GetOperationDetailsById',
        z.object({ operation: operationShape }),
        Number(id),
      )
      return operation
    },

    /**
     * Returns the account's operations with our id in a time span, which MONETA's search requires.
     */
    operationsOf: async (filter: {
      accountId: string
      clientTransaction: string
      from: Date
      to: Date
    }): Promise<MonetaOperation[]> => {
      const { operation } = await call(
        'FindOperationsList',
        z.object({ operation: z.array(operationShape).default([]) }),
        {
          pager: { pageNumber: 1, pageSize: 20 },
          filter: {
            accountId: Number(filter.accountId),
            clientTransaction: filter.clientTransaction,
            dateFrom: filter.from.toISOString(),
            dateTo: filter.to.toISOString(),
          },
        },
      )
      // a mask or substring match must not return another payment
      return operation.filter(
        ({ attributes }) => attributes.get('clienttransaction') === filter.clientTransaction,
      )
    },

    refund: (order: {
      operationId: string
      amount: string
      paymentPassword: string
      clientTransaction: string
    }) =>
      call('Refund', z.object({ transaction: text, status: z.string() }), {
        transactionId: Number(order.operationId),
        amount: Number(order.amount),
        paymentPassword: order.paymentPassword,
        clientTransaction: order.clientTransaction,
      }),
  }
}
