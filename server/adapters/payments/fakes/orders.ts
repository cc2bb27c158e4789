import type { NotificationMessage, PaymentOrder, RefundOrder } from '../port.ts'

export const paymentId = '01932f5e-7b1c-7c4e-9a3d-6f2b8c1d0e5a'
export const refundId = '01932f5e-7b1c-7c4e-9a3d-6f2b8c1d0aaa'
export const now = new Date('2026-11-21T10:00:00Z')

/** Returns an order that every provider of its currency accepts. */
export const orderOf = (changes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentId,
  amountMinor: 148_000,
  currency: 'RUB',
  method: 'card',
  type: 'prepayment',
  description: 'Altai: to the foot of Belukha',
  customerEmail: 'anna@example.org',
  locale: 'de',
  successUrl: 'https://versta.example/order/1/paid',
  failUrl: 'https://versta.example/order/1/declined',
  leaveUrl: 'https://versta.example/order/1/left',
  expiredUrl: 'https://versta.example/order/1/too-late',
  notificationUrl: 'https://versta.example/webhooks/payments/provider',
  createdAt: now,
  expiresAt: new Date('2026-11-21T12:00:00Z'),
  ...changes,
})

export const refundOf = (changes: Partial<RefundOrder> = {}): RefundOrder => ({
  refundId,
  paymentId,
  providerRef: null,
  amountMinor: 48_000,
  currency: 'RUB',
  method: 'card',
  refundedBeforeMinor: 0,
  isRepeat: false,
  ...changes,
})

/** Returns a notification as received over HTTP. */
export const messageOf = (
  body: string,
  headers: Record<string, string> = {},
): NotificationMessage => ({
  method: 'POST',
  rawBody: Buffer.from(body),
  headers,
  query: '',
})

export const formMessage = (fields: Record<string, string>): NotificationMessage =>
  messageOf(new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

export const queryMessage = (fields: Record<string, string>): NotificationMessage => ({
  method: 'GET',
  rawBody: Buffer.alloc(0),
  headers: {},
  query: new URLSearchParams(fields).toString(),
})
