import type { PaymentIssueKind } from '#schema/codes/payments.ts'
import type { PaymentProviderName } from '../../../adapters/payments/port.ts'
import { can } from '../../../core/can.ts'
import type { Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { handlePaymentIssues } from '../payments.policy.ts'

export interface PaymentIssue {
  kind: PaymentIssueKind
  /** Id of the failed refund; null for any other issue. */
  refundId: string | null
  /** Id to resolve any other issue by; null for a refund. */
  issueId: number | null
  at: Date
  provider: PaymentProviderName
  /** Reason, in the provider's words where it gives one. */
  details: string
  /** Minor units of the refund, else of the payment; null without a payment of ours. */
  amountMinor: number | null
  currency: string | null
  /** The provider's id of the payment, else ours; null without a payment of ours. */
  paymentRef: string | null
  request: { id: number; contactName: string; contactEmail: string } | null
}

/**
 * Maximum number shown of failed refunds and of other issues each; the others appear once these are
 * resolved.
 */
const atOnce = 100

const paymentSelect = {
  id: true,
  amountMinor: true,
  currency: true,
  providerRef: true,
  provider: true,
  request: { select: { id: true, contactName: true, contactEmail: true } },
} as const satisfies Prisma.PaymentSelect

const failed = { status: 'failed', retriedAt: null } as const satisfies Prisma.RefundWhereInput
const open = { resolvedAt: null } as const satisfies Prisma.PaymentIssueWhereInput

/**
 * Reads the issues that wait for staff: failed refunds, then all others, each oldest first. Empty
 * without the permission.
 */
export const readPaymentIssues = async (db: Db, viewer: Viewer): Promise<PaymentIssue[]> => {
  if (!can(viewer, handlePaymentIssues)) return []
  const refunds = await db.refund.findMany({
    where: failed,
    orderBy: [{ failedAt: 'asc' }, { id: 'asc' }],
    take: atOnce,
    select: {
      id: true,
      amountMinor: true,
      failedAt: true,
      createdAt: true,
      failure: true,
      payment: { select: paymentSelect },
    },
  })
  const issues = await db.paymentIssue.findMany({
    where: open,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: atOnce,
    include: { payment: { select: paymentSelect } },
  })
  return [
    ...refunds.map(
      ({ id, amountMinor, failedAt, createdAt, failure, payment }): PaymentIssue => ({
        kind: 'refund_failed',
        refundId: id,
        issueId: null,
        at: failedAt ?? createdAt,
        provider: payment.provider,
        details: failure ?? '',
        amountMinor,
        currency: payment.currency,
        paymentRef: payment.providerRef ?? payment.id,
        request: payment.request,
      }),
    ),
    ...issues.map(
      ({ id, kind, createdAt, provider, details, payment }): PaymentIssue => ({
        kind,
        refundId: null,
        issueId: id,
        at: createdAt,
        provider,
        details,
        amountMinor: payment?.amountMinor ?? null,
        currency: payment?.currency ?? null,
        paymentRef: payment && (payment.providerRef ?? payment.id),
        request: payment?.request ?? null,
      }),
    ),
  ]
}

/** Counts all waiting issues, including those not shown; 0 without the permission. */
export const countPaymentIssues = async (db: Db, viewer: Viewer): Promise<number> =>
  can(viewer, handlePaymentIssues)
    ? (await db.refund.count({ where: failed })) + (await db.paymentIssue.count({ where: open }))
    : 0
