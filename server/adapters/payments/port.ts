import type { PaymentState } from './paymentStates.ts'

export const paymentProviderNames = ['STRIPE', 'TBANK', 'SBERBANK', 'MONETA', 'SANDBOX'] as const
export type PaymentProviderName = (typeof paymentProviderNames)[number]
export type PaymentMethod = 'card' | 'sbp'
export type PaymentType = 'prepayment' | 'payment' | 'full'

/**
 * A payment to create. A repeat with the same paymentId must carry the same values: providers
 * compare them.
 */
export interface PaymentOrder {
  /** UUID of our payment, used as the provider's order number: never reuse it with other terms. */
  paymentId: string
  /** Minor units of the currency (JPY and KRW have no smaller unit). */
  amountMinor: number
  /** ISO 4217 in capitals; the Swiss franc is CHF. */
  currency: string
  method: PaymentMethod
  type: PaymentType
  /** Text for the payer; cut at 99 characters. */
  description: string
  customerEmail: string | null
  locale: 'en' | 'de'
  /** URL the browser returns to. Its return proves nothing. */
  successUrl: string
  /** URL after a decline; providers with a single URL for all failures use this one. */
  failUrl: string
  /** URL after leaving without paying, where the provider distinguishes that. */
  leaveUrl: string
  /** URL after the payment expired, where the provider distinguishes that. */
  expiredUrl: string
  /** URL for notifications; ignored by providers that configure it in their back office. */
  notificationUrl: string
  /** Creation time of our payment. Expiry is counted from it to keep repeats byte-identical. */
  createdAt: Date
  expiresAt: Date
}

export interface CreatedPayment {
  /** The provider's id of the payment; null where it has none before it is paid (MONETA). */
  providerRef: string | null
  /** URL of the payment page. */
  payUrl: string
  /** Content of a QR code for the bank's app (method sbp with banks); else null. */
  qrPayload: string | null
  /**
   * Time when the provider stops accepting the payment; may be later than requested (Stripe: at
   * least 30 minutes).
   */
  expiresAt: Date
}

export interface PaymentKey {
  paymentId: string
  /** Null while unknown: after a create without an answer. */
  providerRef: string | null
}

export interface ProviderState {
  /** `pending`: unknown right now; it never changes a payment and never means failure. */
  state: PaymentState | 'pending'
  providerRef: string | null
  /** The whole amount at the provider; null where it was not reported. */
  amountMinor: number | null
  currency: string | null
  /** Refunded so far; null where the provider doesn't report it. */
  refundedMinor: number | null
}

export interface RefundOrder {
  /** UUID of our refund; repeats with the same UUID refund the money once. */
  refundId: string
  paymentId: string
  providerRef: string | null
  amountMinor: number
  currency: string
  method: PaymentMethod
  /**
   * Sum of earlier refunds of this payment, compared with banks that have no idempotency keys. The
   * refunds of a payment must therefore run one after the other.
   */
  refundedBeforeMinor: number
  /** Whether this refund was requested before with an unknown outcome. */
  isRepeat: boolean
}

export interface RefundResult {
  providerRef: string | null
  /** `pending`: in progress or unknown; call again with the same refundId. */
  state: 'pending' | 'done' | 'failed'
  /** The provider's reason for the failure, if it gives one. */
  failure?: string
}

/**
 * `closed`: can't be paid any more. `moved`: money has arrived or is arriving, read `fetchStatus`.
 * `unknown`: try again.
 */
export type CloseResult = 'closed' | 'moved' | 'unknown'

/** A notification as received over HTTP. */
export interface NotificationMessage {
  method: 'GET' | 'POST'
  /** The bytes as received: signatures cover them. */
  rawBody: Buffer
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The query string without the question mark, still encoded. */
  query: string
}

/** Facts of a payment from a notification with a valid signature. */
export interface PaymentNotice {
  kind: 'payment'
  /** Identifies repeats of a notification: unique together with the provider. */
  dedupeKey: string
  paymentId: string
  providerRef: string | null
  state: PaymentState
  amountMinor: number | null
  currency: string | null
  refundedMinor: number | null
  /** Another id that the provider uses for it later, in a dispute. */
  alsoKnownAs?: string
  /** False: only a hint (no amount, or a weak signature): read `fetchStatus` before applying it. */
  isProof: boolean
}

export interface RefundNotice {
  kind: 'refund'
  dedupeKey: string
  refundId: string
  providerRef: string
  state: RefundResult['state']
  /** The reason for the failure, if the provider gives one. */
  failure?: string
  amountMinor: number
  currency: string
}

/**
 * A provider's check, before it takes the money, whether the payment can still be paid (MONETA's
 * Check URL). May repeat.
 */
export interface CheckNotice {
  kind: 'check'
  paymentId: string
  providerRef: string | null
  /** Null: the provider requests the amount. */
  amountMinor: number | null
  currency: string | null
}

/**
 * The payer disputes the payment with their bank: a person must respond before the provider's
 * deadline.
 */
export interface DisputeNotice {
  kind: 'dispute'
  dedupeKey: string
  /** Our id, where the provider reports it. */
  paymentId: string | null
  /** The payment's `alsoKnownAs`, where the provider uses that id. */
  alsoKnownAs: string | null
  /** The provider's id of the dispute. */
  disputeRef: string
  /** Text for staff: amount, reason, deadline. */
  details: string
}

/**
 * Signed and worth storing, but changes no payment: a fiscal receipt, a saved card, a failed
 * attempt.
 */
export interface OtherNotice {
  kind: 'other'
  dedupeKey: string
  what: string
  paymentId: string | null
}

/** An empty call by which the provider tests the URL. */
export interface ProbeNotice {
  kind: 'probe'
}

export interface RefusedNotice {
  kind: 'refused'
  /**
   * forged: invalid signature; too_old: valid but replayed; other_merchant: for another account,
   * terminal or mode.
   */
  reason: 'forged' | 'too_old' | 'malformed' | 'other_merchant'
}

export type TrustedNotice = PaymentNotice | RefundNotice | DisputeNotice | CheckNotice | OtherNotice
export type Notice = TrustedNotice | ProbeNotice | RefusedNotice

export type CheckAnswer =
  | { kind: 'payable'; amountMinor: number; currency: string }
  | { kind: 'paid' }
  | { kind: 'in_progress' }
  | { kind: 'not_payable' }

export interface Acknowledgement {
  status: number
  contentType: string
  body: string
}

/** A payment service. Every method can be repeated after any failure. */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** True where `close` is local only: the provider's page can still take the money. */
  readonly staysPayable?: true
  supports(currency: string, method: PaymentMethod): boolean
  /**
   * Creates a payment. The same paymentId returns the same answer, or throws DUPLICATE where the
   * provider can't return its URL again: then read `fetchStatus`; a new attempt needs a new
   * payment.
   * @throws PaymentProviderError; with TEMPORARY it is unknown whether the payment exists
   */
  createPayment(order: PaymentOrder): Promise<CreatedPayment>
  /**
   * Reads the provider's status. Returns `pending` for an outage.
   * @throws PaymentProviderError CONFIG or BAD_REQUEST, which a retry can't fix
   */
  fetchStatus(payment: PaymentKey): Promise<ProviderState>
  /**
   * Closes an unpaid payment. Never refunds money that arrives at the same moment.
   * @throws PaymentProviderError, with an unknown outcome
   */
  close(payment: PaymentKey): Promise<CloseResult>
  /**
   * Parses a notification without network calls. Never rejects for bad input: it returns `refused`.
   */
  parseNotification(message: NotificationMessage): Promise<Notice>
  /**
   * Returns the provider's expected response once the notification is stored. A `check` needs the
   * answer.
   */
  acknowledge(notice: TrustedNotice | ProbeNotice, answer?: CheckAnswer): Acknowledgement
  /**
   * Refunds all or part of a payment. An unknown outcome is `pending`.
   * @throws PaymentProviderError; DUPLICATE: our records and the provider's differ, a person must
   * decide
   */
  refund(order: RefundOrder): Promise<RefundResult>
}
