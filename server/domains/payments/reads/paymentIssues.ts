import type { PaymentIssueKind } from '#schema/codes/payments.ts'
import type { PaymentProviderName } from '../../../adapters/payments/port.ts'
import { can } from '../../../core/can.ts'
import type { Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { handlePaymentIssues } from '../payments.policy.ts'

export interface PaymentIssue {
  kind: PaymentIssueKind
  /** Of the refund that failed; null for everything else. */
  refundId: string | null
  /** By which everything else is resolved; null for a refund. */
  issueId: number | null
  at: Date
  provider: PaymentProviderName
  /** Why, in the provider's words. */
  details: string
  /** Minor units: of the refund, else of the payment; null where no payment of ours is meant. */
  amountMinor: number | null
  currency: string | null
  /** By which the provider knows the payment. */
  paymentRef: string | null
  request: { id: number; contactName: string; contactEmail: string } | null
}

/** Of each sort, so many are shown; the rest follows when these are seen to. */
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

/** What waits for a person: money to give back by hand first, the oldest of each sort first. */
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

/** All that wait, those that are not shown included. */
export const countPaymentIssues = async (db: Db, viewer: Viewer): Promise<number> =>
  can(viewer, handlePaymentIssues)
    ? (await db.refund.count({ where: failed })) + (await db.paymentIssue.count({ where: open }))
    : 0
