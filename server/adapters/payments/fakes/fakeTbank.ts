import { createHash } from 'node:crypto'
import { type FakeAnswer, type FakeService, startFakeService } from './fakeService.ts'

interface Operation {
  PaymentId: string
  OrderId: string
  Amount: number
  refunded: number
  Status: string
  isSbp: boolean
}

export interface FakeTbank extends FakeService {
  operations: Operation[]
  pay(orderId: string): void
}

const failure = (ErrorCode: string): FakeAnswer => ({
  body: { Success: false, ErrorCode, Message: 'refused', Details: '' },
})

/**
 * Starts T-Bank's API v2: tokens by the published rule (reimplemented on purpose), unique orders,
 * refunds with and without a key.
 */
export const startFakeTbank = async ({
  terminalKey,
  password,
}: {
  terminalKey: string
  password: string
}): Promise<FakeTbank> => {
  const operations: Operation[] = []
  const refundKeys = new Map<string, object>()

  const tokenOf = (body: Record<string, unknown>) => {
    const pairs: [string, string][] = [['Password', password]]
    for (const name of Object.keys(body)) {
      const value = body[name]
      if (name !== 'Token' && (typeof value !== 'object' || value === null))
        pairs.push([name, String(value)])
    }
    pairs.sort((a, b) => (a[0] > b[0] ? 1 : -1))
    return createHash('sha256')
      .update(pairs.map((pair) => pair[1]).join(''))
      .digest('hex')
  }
  const view = ({ PaymentId, OrderId, Amount, Status }: Operation) => ({
    TerminalKey: terminalKey,
    PaymentId,
    OrderId,
    Amount,
    Status,
  })
  const success = (body: object): FakeAnswer => ({
    body: { Success: true, ErrorCode: '0', ...body },
  })

  const init = (body: Record<string, unknown>): FakeAnswer => {
    const { Amount, OrderId, Receipt } = body
    if (typeof Amount !== 'number' || typeof OrderId !== 'string' || OrderId.length > 36)
      return failure('9999')
    if (Amount < 100) return failure('251')
    const items = (Receipt as { Items: { Amount: number }[] } | undefined)?.Items
    if (items && items.reduce((sum, item) => sum + item.Amount, 0) !== Amount) return failure('308')
    if (
      typeof body.RedirectDueDate !== 'string' ||
      !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(body.RedirectDueDate)
    )
      return failure('211')
    if (operations.some((operation) => operation.OrderId === OrderId)) return failure('20')
    const operation = {
      PaymentId: `${3_000_000_000 + operations.length}`,
      OrderId,
      Amount,
      refunded: 0,
      Status: 'NEW',
      isSbp: false,
    }
    operations.push(operation)
    return success({
      ...view(operation),
      PaymentURL: `https://securepay.tinkoff.ru/${operation.PaymentId}`,
    })
  }

  const cancel = (operation: Operation, body: Record<string, unknown>): FakeAnswer => {
    const amount = Number(body.Amount)
    const key = body.ExternalRequestId
    if (typeof key === 'string') {
      if (operation.isSbp) return failure('329')
      const known = refundKeys.get(key)
      if (known) return success(known)
    }
    if (operation.Status === 'NEW' && body.Amount === undefined) {
      operation.Status = 'CANCELED'
      return success({ ...view(operation), OriginalAmount: operation.Amount, NewAmount: 0 })
    }
    if (!['CONFIRMED', 'PARTIAL_REFUNDED'].includes(operation.Status)) return failure('8')
    if (operation.refunded + amount > operation.Amount) return failure('10')
    operation.refunded += amount
    operation.Status = operation.refunded === operation.Amount ? 'REFUNDED' : 'PARTIAL_REFUNDED'
    const answer = {
      ...view(operation),
      OriginalAmount: operation.Amount,
      NewAmount: operation.Amount - operation.refunded,
    }
    if (typeof key === 'string') refundKeys.set(key, answer)
    return success(answer)
  }

  const service = await startFakeService((call) => {
    if (call.method !== 'POST' || !call.headers['content-type']?.startsWith('application/json'))
      return { status: 404, body: 'not found' }
    const body = JSON.parse(call.body) as Record<string, unknown>
    if (body.TerminalKey !== terminalKey) return failure('501')
    if (body.Token !== tokenOf(body)) return failure('204')
    const method = call.path.replace('/v2/', '')
    if (method === 'Init') return init(body)
    if (method === 'CheckOrder')
      return success({
        Payments: operations.filter(({ OrderId }) => OrderId === body.OrderId).map(view),
      })
    const operation = operations.find(({ PaymentId }) => PaymentId === body.PaymentId)
    if (!operation) return failure('255')
    if (method === 'GetState') return success(view(operation))
    if (method === 'Cancel') return cancel(operation, body)
    if (method === 'GetQr') {
      operation.isSbp = true
      return success({
        PaymentId: operation.PaymentId,
        OrderId: operation.OrderId,
        Data: `https://qr.nspk.ru/AS${operation.PaymentId}`,
      })
    }
    return { status: 404, body: 'not found' }
  })
  return Object.assign(service, {
    operations,
    pay(orderId: string) {
      for (const operation of operations)
        if (operation.OrderId === orderId) operation.Status = 'CONFIRMED'
    },
  })
}
