import type { PaymentState } from './paymentStates.ts'

export const paymentProviderNames = ['STRIPE', 'TBANK', 'SBERBANK', 'MONETA', 'SANDBOX'] as const
export type PaymentProviderName = (typeof paymentProviderNames)[number]
export type PaymentMethod = 'card' | 'sbp'
export type PaymentType = 'prepayment' | 'payment' | 'full'

/** What is to be paid. A repeat with the same paymentId must carry the same values: providers compare them. */
export interface PaymentOrder {
  /** UUID of our payment; with the provider it is the order number, so it is never used for a second attempt at other terms. */
  paymentId: string
  /** Minor units of the currency (JPY and KRW have none smaller than 1). */
  amountMinor: number
  /** ISO 4217 in capitals; the Swiss franc is CHF. */
  currency: string
  method: PaymentMethod
  type: PaymentType
  /** What the payer reads, at most 99 characters are kept. */
  description: string
  customerEmail: string | null
  locale: 'en' | 'de'
  /** Where the browser returns to. Its coming back proves nothing. */
  successUrl: string
  /** After a decline; of providers with one address for everything else, that one. */
  failUrl: string
  /** For who leaves without paying, where the provider tells that apart. */
  leaveUrl: string
  /** For who comes too late to pay, where the provider tells that apart. */
  expiredUrl: string
  /** Where notifications go; providers that are told in their own cabinet ignore it. */
  notificationUrl: string
  /** When the payment was made with us: lives are counted from it, so that a repeat is the same to the byte. */
  createdAt: Date
  expiresAt: Date
}

export interface CreatedPayment {
  /** The provider's own name of the payment; null where it has none before somebody pays (MONETA). */
  providerRef: string | null
  /** Where the payer goes. */
  payUrl: string
  /** What a QR code for the bank's app holds (method sbp with banks); else null. */
  qrPayload: string | null
  /** When the provider stops taking it; it may be later than asked for (Stripe: 30 minutes at least). */
  expiresAt: Date
}

export interface PaymentKey {
  paymentId: string
  /** Null while unknown: after a create that was never answered. */
  providerRef: string | null
}

export interface ProviderState {
  /** `pending`: nobody knows at this moment; it never moves a payment and never means that it failed. */
  state: PaymentState | 'pending'
  providerRef: string | null
  /** The whole amount as the provider has it; null where it was not said. */
  amountMinor: number | null
  currency: string | null
  /** What went back so far; null where the provider doesn't say. */
  refundedMinor: number | null
}

export interface RefundOrder {
  /** UUID of our refund: asked for twice, the money goes back once. */
  refundId: string
  paymentId: string
  providerRef: string | null
  amountMinor: number
  currency: string
  method: PaymentMethod
  /**
   * What earlier refunds of this payment gave back. Banks without idempotency keys are compared with it, so the refunds of a
   * payment run one after the other.
   */
  refundedBeforeMinor: number
  /** Whether this refund was asked for before and its outcome is not known. */
  isRepeat: boolean
}

export interface RefundResult {
  providerRef: string | null
  /** `pending`: on its way or unknown; ask again with the same refundId. */
  state: 'pending' | 'done' | 'failed'
  /** Why it failed, in the provider's words; left out where it doesn't say. */
  failure?: string
}

/**
 * `closed`: nobody can pay it any more. `moved`: money is there or on its way, `fetchStatus` tells. `unknown`: ask again.
 */
export type CloseResult = 'closed' | 'moved' | 'unknown'

/** A notification as it came over the wire. */
export interface NotificationMessage {
  method: 'GET' | 'POST'
  /** The bytes as they came: signatures are over them. */
  rawBody: Buffer
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** What stands behind the question mark, still encoded. */
  query: string
}

/** Facts of a payment, from one whose signature is right. */
export interface PaymentNotice {
  kind: 'payment'
  /** What makes it the same notification again: unique together with the provider. */
  dedupeKey: string
  paymentId: string
  providerRef: string | null
  state: PaymentState
  amountMinor: number | null
  currency: string | null
  refundedMinor: number | null
  /** Another name by which the provider speaks of it later, in a dispute. */
  alsoKnownAs?: string
  /** False: only a hint (an amount is missing, or the signature is weak): `fetchStatus` before anything is applied. */
  isProof: boolean
}

export interface RefundNotice {
  kind: 'refund'
  dedupeKey: string
  refundId: string
  providerRef: string
  state: RefundResult['state']
  /** Why it failed, where the provider says. */
  failure?: string
  amountMinor: number
  currency: string
}

/** A provider asks, before it takes the money, whether the payment still stands (MONETA's Check URL). May come often. */
export interface CheckNotice {
  kind: 'check'
  paymentId: string
  providerRef: string | null
  /** Null: the provider asks for the amount. */
  amountMinor: number | null
  currency: string | null
}

/** The payer's bank wants the money back: a person has to answer it, and the provider sets a day for that. */
export interface DisputeNotice {
  kind: 'dispute'
  dedupeKey: string
  /** Ours, where the provider says. */
  paymentId: string | null
  /** The payment's `alsoKnownAs`, where the provider names it by that. */
  alsoKnownAs: string | null
  /** By which the provider knows the dispute. */
  disputeRef: string
  /** For a person to read: what is wanted, why, by when. */
  details: string
}

/** Signed and worth keeping, but it moves no payment by itself: a fiscal receipt, a saved card, a failed try. */
export interface OtherNotice {
  kind: 'other'
  dedupeKey: string
  what: string
  paymentId: string | null
}

/** The provider tries whether somebody answers; carries nothing. */
export interface ProbeNotice {
  kind: 'probe'
}

export interface RefusedNotice {
  kind: 'refused'
  /** forged: the signature is wrong; too_old: right, but replayed; other_merchant: of another account, terminal or mode. */
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

/** A service that takes payments. Every method may be called again after any failure. */
export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** `close` ends a payment with us alone: where our no is not heard its page takes money all the same. */
  readonly staysPayable?: true
  supports(currency: string, method: PaymentMethod): boolean
  /**
   * Registers a payment. The same paymentId again gives the same answer, or DUPLICATE where the provider can't repeat its
   * address: then `fetchStatus` tells what became of it, and a new attempt needs a new payment.
   * @throws PaymentProviderError; TEMPORARY leaves open whether it was registered
   */
  createPayment(order: PaymentOrder): Promise<CreatedPayment>
  /**
   * What the provider's books say. Never rejects for an outage: that is `pending`.
   * @throws PaymentProviderError CONFIG or BAD_REQUEST, which waiting doesn't mend
   */
  fetchStatus(payment: PaymentKey): Promise<ProviderState>
  /**
   * Ends a payment that nobody has paid. Money that moves in the same moment is never given back by it.
   * @throws PaymentProviderError, which leaves open what became of it
   */
  close(payment: PaymentKey): Promise<CloseResult>
  /** Never rejects for anything that was sent: what is not as agreed is `refused`. Asks nobody. */
  parseNotification(message: NotificationMessage): Promise<Notice>
  /** What the provider wants to hear once the notification is kept. A `check` needs the answer. */
  acknowledge(notice: TrustedNotice | ProbeNotice, answer?: CheckAnswer): Acknowledgement
  /**
   * Gives money back, whole or in part. An unknown outcome is `pending`.
   * @throws PaymentProviderError; DUPLICATE: the provider's books differ from ours, a person has to look
   */
  refund(order: RefundOrder): Promise<RefundResult>
}
