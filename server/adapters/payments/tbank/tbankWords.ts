import type { PaymentState } from '../paymentStates.ts'
import type { PaymentProviderErrorCode } from '../providerError.ts'

/** Maps T-Bank's statuses to ours; null while the outcome is open. */
export const tbankStates: Readonly<Record<string, PaymentState | null>> = {
  NEW: 'new',
  FORM_SHOWED: 'new',
  AUTHORIZING: 'new',
  '3DS_CHECKING': 'new',
  '3DS_CHECKED': 'new',
  PAY_CHECKING: null,
  AUTH_FAIL: 'new',
  AUTHORIZED: 'authorized',
  CONFIRMING: 'authorized',
  CONFIRMED: 'paid',
  REVERSING: null,
  PARTIAL_REVERSED: 'authorized',
  REVERSED: 'cancelled',
  CANCELED: 'cancelled',
  DEADLINE_EXPIRED: 'cancelled',
  REJECTED: 'cancelled',
  // still paid until the refund is done
  REFUNDING: 'paid',
  ASYNC_REFUNDING: 'paid',
  PARTIAL_REFUNDED: 'partly_refunded',
  REFUNDED: 'refunded',
}

const codes: Readonly<Record<string, PaymentProviderErrorCode>> = {
  8: 'DUPLICATE',
  20: 'DUPLICATE',
  99: 'TEMPORARY',
  120: 'TEMPORARY',
  123: 'TEMPORARY',
  125: 'TEMPORARY',
  101: 'DECLINED',
  103: 'DECLINED',
  116: 'DECLINED',
  119: 'DECLINED',
  1015: 'DECLINED',
  1051: 'DECLINED',
  1054: 'DECLINED',
  202: 'CONFIG',
  204: 'CONFIG',
  205: 'CONFIG',
  501: 'CONFIG',
  3001: 'CONFIG',
  // the merchant's balance is too low for a refund: sales refill it
  3002: 'TEMPORARY',
  9999: 'TEMPORARY',
}

export const tbankErrorCode = (code: string): PaymentProviderErrorCode =>
  codes[code] ?? 'BAD_REQUEST'
