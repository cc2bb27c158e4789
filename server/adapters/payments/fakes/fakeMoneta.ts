import { createHash } from 'node:crypto'
import { type FakeAnswer, type FakeService, startFakeService } from './fakeService.ts'

interface Operation {
  id: number
  status: string
  amount: string
  clientTransaction: string
  refundOf: number | null
}

export interface FakeMoneta extends FakeService {
  operations: Operation[]
  /**
   * Opens the payment form at the URL. Returns the operation, or null where the signature is
   * refused.
   */
  open(payUrl: string): Operation | null
  /** Returns the signed fields with which MONETA notifies the merchant of a paid operation. */
  notificationOf(operation: Operation): Record<string, string>
}

interface FakeAccount {
  accountId: string
  integrityCode: string
  userName: string
  password: string
  paymentPassword: string
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')
const fault = (faultDetail: string): FakeAnswer => ({
  status: 500,
  body: {
    Envelope: {
      Body: { fault: { faultcode: 'Client', faultstring: 'refused', detail: { faultDetail } } },
    },
  },
})
const answer = (body: object): FakeAnswer => ({ body: { Envelope: { Body: body } } })

/**
 * Starts MONETA's form and MerchantAPI: signed URLs, search by the merchant's id, refunds by
 * password.
 */
export const startFakeMoneta = async (account: FakeAccount): Promise<FakeMoneta> => {
  const operations: Operation[] = []
  const add = (operation: Omit<Operation, 'id'>): Operation => {
    const made = { id: 1_001_657_743 + operations.length, ...operation }
    operations.push(made)
    return made
  }
  const view = (operation: Operation) => ({
    id: operation.id,
    attribute: [
      { key: 'statusid', value: operation.status },
      { key: 'clienttransaction', value: operation.clientTransaction },
      {
        key: 'sourceamount',
        value: `${operation.refundOf === null ? '' : '-'}${operation.amount}`,
      },
      { key: 'sourcecurrencycode', value: 'RUB' },
      { key: 'targetaccountid', value: account.accountId },
      ...(operation.refundOf === null
        ? []
        : [
            { key: 'isrefund', value: '1' },
            { key: 'parentid', value: String(operation.refundOf) },
          ]),
    ],
  })

  const refund = (request: {
    transactionId: number
    amount: number
    paymentPassword: string
    clientTransaction: string
  }): FakeAnswer => {
    const paid = operations.find(
      ({ id, status }) => id === request.transactionId && status === 'SUCCEED',
    )
    if (request.paymentPassword !== account.paymentPassword) return fault('100.3')
    if (!paid) return fault('400.1')
    const gone = operations
      .filter(({ refundOf }) => refundOf === paid.id)
      .reduce((sum, { amount }) => sum + Number(amount), 0)
    if (gone + request.amount > Number(paid.amount)) return fault('400.2')
    const made = add({
      status: 'SUCCEED',
      amount: request.amount.toFixed(2),
      clientTransaction: request.clientTransaction,
      refundOf: paid.id,
    })
    return answer({
      RefundResponse: {
        transaction: made.id,
        status: made.status,
        clientTransaction: made.clientTransaction,
      },
    })
  }

  const service = await startFakeService((call) => {
    if (call.method !== 'POST' || call.path !== '/services')
      return { status: 404, body: 'not found' }
    const { Header, Body } = JSON.parse(call.body).Envelope
    const { Username, Password } = Header.Security.UsernameToken
    if (Username !== account.userName || Password !== account.password) return fault('100.1')
    if (Body.RefundRequest) return refund(Body.RefundRequest)
    if (Body.FindOperationsListRequest) {
      const { filter } = Body.FindOperationsListRequest
      if (!filter.dateFrom || !filter.dateTo) return fault('300.1')
      // the real search supports masks and substrings
      const found = operations.filter(({ clientTransaction }) =>
        clientTransaction.startsWith(filter.clientTransaction.slice(0, 20)),
      )
      return answer({
        FindOperationsListResponse: {
          pagesCount: 1,
          size: found.length,
          ...(found.length > 0 && { operation: found.map(view) }),
        },
      })
    }
    const operation = operations.find(({ id }) => id === Body.GetOperationDetailsByIdRequest)
    return operation
      ? answer({ GetOperationDetailsByIdResponse: { operation: view(operation) } })
      : fault('300.2')
  })

  return Object.assign(service, {
    operations,
    open(payUrl: string) {
      const query = new URL(payUrl).searchParams
      const get = (name: string) => query.get(name) ?? ''
      const names = [
        'MNT_ID',
        'MNT_TRANSACTION_ID',
        'MNT_AMOUNT',
        'MNT_CURRENCY_CODE',
        'MNT_SUBSCRIBER_ID',
        'MNT_TEST_MODE',
      ]
      if (
        get('MNT_SIGNATURE') !== md5(names.map(get).join('') + account.integrityCode) ||
        !/^\d+\.\d\d$/.test(get('MNT_AMOUNT'))
      )
        return null
      return add({
        status: 'CREATED',
        amount: get('MNT_AMOUNT'),
        clientTransaction: get('MNT_TRANSACTION_ID'),
        refundOf: null,
      })
    },
    notificationOf({ id, amount, clientTransaction }: Operation) {
      const { accountId, integrityCode } = account
      return {
        MNT_ID: accountId,
        MNT_TRANSACTION_ID: clientTransaction,
        MNT_OPERATION_ID: String(id),
        MNT_AMOUNT: amount,
        MNT_CURRENCY_CODE: 'RUB',
        MNT_TEST_MODE: '0',
        MNT_USER: '10001',
        MNT_CORRACCOUNT: '303',
        MNT_SIGNATURE: md5(`${accountId}${clientTransaction}${id}${amount}RUB0${integrityCode}`),
      }
    },
  })
}
