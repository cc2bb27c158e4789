import type { Logger } from 'pino'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import type { PaymentProviders } from '../../../adapters/payments/createPaymentProviders.ts'
import type {
  CheckAnswer,
  CheckNotice,
  PaymentProviderName,
  TrustedNotice,
} from '../../../adapters/payments/port.ts'
import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../db/connect.ts'
import type { OnPaymentReceived } from '../payments.events.ts'
import { applyPaymentState } from './applyPaymentState.ts'
import { applyRefundState } from './applyRefundState.ts'
import { recordPaymentIssue } from './recordPaymentIssue.ts'

interface Deps {
  db: Db
  clock: Clock
  logger: Pick<Logger, 'error' | 'warn'>
  payments: PaymentProviders
  onPaid: OnPaymentReceived
}

/**
 * Stores a notification and applies it once per dedupe key. Where it proves nothing by itself, the
 * provider's status is read first. Rejects when it can't be applied, so that the provider sends it
 * again.
 * @returns the answer to a provider's check whether the payment can still be paid; else undefined
 */
export const processPaymentNotification = async (
  deps: Deps,
  provider: PaymentProviderName,
  notice: TrustedNotice,
): Promise<CheckAnswer | undefined> => {
  const { db, clock } = deps
  if (notice.kind === 'check') return answerCheck(deps, notice)
  const key = { provider, dedupeKey: notice.dedupeKey }
  const named = 'paymentId' in notice ? await knownPayment(db, notice.paymentId) : null
  const paymentId =
    named ??
    (notice.kind === 'dispute' ? await disputedPayment(db, provider, notice.alsoKnownAs) : null)
  // stores parallel copies as one: Prisma's upsert reads first and fails for all but the fastest
  await db.paymentNotification.createMany({
    // the parsed notice only: the raw body has card data
    data: [{ ...key, paymentId, body: { ...notice }, receivedAt: clock.now() }],
    skipDuplicates: true,
  })
  const { id, appliedAt } = await db.paymentNotification.findUniqueOrThrow({
    where: { provider_dedupeKey: key },
    select: { id: true, appliedAt: true },
  })
  if (appliedAt) return undefined
  if (notice.kind === 'payment') {
    const news = notice.isProof ? notice : await deps.payments.byName(provider)?.fetchStatus(notice)
    if (!news || news.state === 'pending')
      throw new Error(`${provider} does not report a status of payment ${notice.paymentId} yet`)
    await applyPaymentState(deps, { provider, paymentId: notice.paymentId, news })
  }
  if (notice.kind === 'refund' && notice.state !== 'pending')
    await applyRefundState(deps, {
      refundId: notice.refundId,
      state: notice.state,
      providerRef: notice.providerRef,
      failure: notice.failure,
    })
  if (notice.kind === 'dispute')
    await recordPaymentIssue(db, deps.logger, {
      kind: 'dispute',
      provider,
      dedupeKey: `dispute:${provider}:${notice.disputeRef}`,
      paymentId,
      details: notice.details,
      now: clock.now(),
    })
  await db.paymentNotification.update({ where: { id }, data: { appliedAt: clock.now() } })
  return undefined
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

const knownPayment = async (db: Db, id: string | null): Promise<string | null> =>
  id && isUuid(id)
    ? ((await db.payment.findUnique({ where: { id }, select: { id: true } }))?.id ?? null)
    : null

/**
 * Finds the payment of a dispute by the other id that Stripe uses there: a notification of the
 * payment reported both ids. Null where none did.
 */
const disputedPayment = async (
  db: Db,
  provider: PaymentProviderName,
  alias: string | null,
): Promise<string | null> => {
  if (alias === null) return null
  const told = {
    provider,
    paymentId: { not: null },
    body: { path: ['alsoKnownAs'], equals: alias },
  }
  return (
    (await db.paymentNotification.findFirst({ where: told, select: { paymentId: true } }))
      ?.paymentId ?? null
  )
}

const answerCheck = async (
  { db, clock }: Deps,
  { paymentId, amountMinor, currency }: CheckNotice,
): Promise<CheckAnswer> => {
  const payment = isUuid(paymentId)
    ? await db.payment.findUnique({ where: { id: paymentId } })
    : null
  if (!payment) return { kind: 'not_payable' }
  if (payment.status === paymentStatuses.payed) return { kind: 'paid' }
  const isOther =
    (amountMinor !== null && amountMinor !== payment.amountMinor) ||
    (currency !== null && currency !== payment.currency)
  const isOver =
    payment.status === paymentStatuses.cancelled ||
    (payment.expiresAt !== null && payment.expiresAt <= clock.now())
  return isOther || isOver
    ? { kind: 'not_payable' }
    : { kind: 'payable', amountMinor: payment.amountMinor, currency: payment.currency }
}
