import { type FakeAnswer, type FakeService, startFakeService } from './fakeService.ts'

interface BankOrder {
  mdOrder: string
  orderNumber: string
  amount: number
  refunded: number
  orderStatus: number
}

export interface FakeSberbank extends FakeService {
  orders: BankOrder[]
  pay(orderNumber: string): void
}

const failure = (errorCode: string): FakeAnswer => ({
  body: { errorCode, errorMessage: 'refused' },
})

/**
 * Starts the bank's gateway: forms or JSON, unique order numbers (errorCode 1), refunds without a
 * key.
 */
export const startFakeSberbank = async (login: {
  userName: string
  password: string
}): Promise<FakeSberbank> => {
  const orders: BankOrder[] = []
  const service = await startFakeService((call) => {
    const isForm = call.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const fields = (
      isForm ? Object.fromEntries(new URLSearchParams(call.body)) : JSON.parse(call.body)
    ) as Record<string, string | number>
    const text = (name: string) => String(fields[name] ?? '')
    if (text('userName') !== login.userName || text('password') !== login.password)
      return failure('5')
    const method = call.path.split('/rest/')[1]
    const order = orders.find(
      ({ mdOrder, orderNumber }) =>
        [text('orderId'), text('mdOrder')].includes(mdOrder) || text('orderNumber') === orderNumber,
    )
    if (method === 'register.do') {
      if (!text('orderNumber') || !text('returnUrl') || !Number(fields.amount)) return failure('4')
      if (text('orderNumber').length > 32 || text('description').length > 99) return failure('5')
      if (text('currency') !== '643') return failure('3')
      if (order) return failure('1')
      const made = {
        mdOrder: `70906e55-7114-41d6-8332-4609dc6590f${orders.length}`,
        orderNumber: text('orderNumber'),
        amount: Number(fields.amount),
        refunded: 0,
        orderStatus: 0,
      }
      orders.push(made)
      return {
        body: {
          orderId: made.mdOrder,
          formUrl: `https://securepayments.sberbank.ru/payment/merchants/v/payment.html?mdOrder=${made.mdOrder}`,
        },
      }
    }
    if (!order) return failure('6')
    if (method === 'sbp/c2b/qr/dynamic/get.do') {
      return {
        body: {
          qrId: 'AD1',
          payload: `https://qr.nspk.ru/AD${order.mdOrder.slice(0, 8)}`,
          errorCode: '0',
        },
      }
    }
    if (method === 'getOrderStatusExtended.do') {
      return {
        body: {
          errorCode: '0',
          orderNumber: order.orderNumber,
          orderStatus: order.orderStatus,
          actionCode: 0,
          amount: order.amount,
          currency: '643',
          paymentAmountInfo: {
            paymentState: 'deposited',
            approvedAmount: order.amount,
            depositedAmount: order.amount,
            refundedAmount: order.refunded,
          },
          attributes: [{ name: 'mdOrder', value: order.mdOrder }],
        },
      }
    }
    if (method === 'decline.do') {
      if (order.orderStatus !== 0) return failure('7')
      order.orderStatus = 6
      return { body: { errorCode: '0', errorMessage: 'Success' } }
    }
    if (method !== 'refund.do') return { status: 404, body: 'not found' }
    const amount = Number(fields.amount)
    if (![2, 4].includes(order.orderStatus) || order.refunded + amount > order.amount)
      return failure('7')
    order.refunded += amount
    order.orderStatus = 4
    return { body: { errorCode: '0', errorMessage: 'Success' } }
  })
  return Object.assign(service, {
    orders,
    pay(orderNumber: string) {
      for (const order of orders) if (order.orderNumber === orderNumber) order.orderStatus = 2
    },
  })
}
