import type { BookingFailure } from '#schema/codes/bookingFailures.ts'
import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import { requestDues } from '#schema/rules/booking/requestDues.ts'
import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import type { PaymentProviders } from '../../../adapters/payments/createPaymentProviders.ts'
import type { PaymentMethod, PaymentType } from '../../../adapters/payments/port.ts'
import { PaymentProviderError } from '../../../adapters/payments/providerError.ts'
import { type Clock, localDateIn } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { tripStartsAt } from '../../departures/reads/tripTimes.ts'
import { PaymentNotPossibleError } from '../payments.errors.ts'
import { providerFor } from '../reads/payMethods.ts'
import { beginMs } from '../jobs/closePayment.job.ts'
import { paidMinorOf, paymentsSelect } from '../reads/paidMoney.ts'
import { closeOpenPayments } from './closeOpenPayments.ts'
import { transitionPayment } from './transitionPayment.ts'

interface Deps {
  db: Db
  clock: Clock
  payments: PaymentProviders
  env: { publicUrl: string }
}

interface Wish {
  /** The request's link: anyone with it may pay. */
  uuid: string
  type: PaymentType
  method: PaymentMethod
  /** Created by the form: the same key returns the same payment until it can't be paid any more. */
  idempotencyKey: string
  locale: Locale
}

/** Minutes that a payer has on the provider's page. */
const payMinutes = 60

/**
 * Starts a payment of what is due. Continues an open payment of the same type, method and amount,
 * so that repeated presses don't create two. Replaces a declined or expired one, also under the
 * same key. Calls the provider outside any transaction.
 * @returns the payment's id
 * @throws PaymentNotPossibleError, DomainError NOT_FOUND, UNAVAILABLE when the provider doesn't
 * answer, IDEMPOTENCY_MISMATCH
 */
export const startPayment = async (deps: Deps, wish: Wish): Promise<string> => {
  const { db, payments } = deps
  const id = await db.$transaction((tx) => writePayment(tx, deps, wish))
  const payment = await db.payment.findUniqueOrThrow({
    where: { id },
    include: { request: { select: { id: true, uuid: true, contactEmail: true, locale: true } } },
  })
  if (payment.payUrl) return id
  const provider = payments.byName(payment.provider)
  if (!provider || !payment.expiresAt) throw new PaymentNotPossibleError('no_provider')
  const page = (name: 'bookingSuccess' | 'bookingError') =>
    deps.env.publicUrl + pagePath(name, wish.locale, { uuid: payment.request.uuid })
  const failed = (reason: BookingFailure) => `${page('bookingError')}?reason=${reason}`
  try {
    const created = await provider.createPayment({
      paymentId: id,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      method: payment.method,
      type: payment.type,
      description: `Versta ${payment.request.id}`,
      customerEmail: payment.request.contactEmail,
      locale: isLocale(payment.request.locale) ? payment.request.locale : defaultLocale,
      successUrl: page('bookingSuccess'),
      failUrl: failed('payment_declined'),
      leaveUrl: failed('payment_abandoned'),
      expiredUrl: failed('expired'),
      notificationUrl: `${deps.env.publicUrl}/webhooks/payments/${payment.provider.toLowerCase()}`,
      createdAt: payment.createdAt,
      expiresAt: payment.expiresAt,
    })
    await db.payment.update({
      where: { id },
      data: {
        payUrl: created.payUrl,
        providerRef: created.providerRef,
        expiresAt: created.expiresAt,
      },
    })
    return id
  } catch (error) {
    if (error instanceof PaymentProviderError && error.code === 'DUPLICATE')
      return followOther(deps, wish, id)
    throw await refusalOf(db, id, error)
  }
}

const silence = () =>
  new DomainError('UNAVAILABLE', 'The payment provider does not answer: try again in a minute')

/**
 * Continues a payment that the provider knows already: a parallel call created it, or its answer
 * was lost. Returns it once its URL is known, because its payer may be redirected there at any
 * moment. Without a URL after `beginMs`, cancels it and starts another one.
 * @throws DomainError UNAVAILABLE while the other call may still be running
 */
const followOther = async (deps: Deps, wish: Wish, id: string): Promise<string> => {
  const { db, clock } = deps
  const { status, payUrl, createdAt } = await db.payment.findUniqueOrThrow({ where: { id } })
  if (status === paymentStatuses.payed || (status === paymentStatuses.new && payUrl !== null))
    return id
  if (status === paymentStatuses.new && createdAt.getTime() + beginMs > clock.now().getTime())
    throw silence()
  const isCanceled = await transitionPayment(db, {
    id,
    from: 'new',
    to: 'cancelled',
    where: { payUrl: null },
  })
  return isCanceled || status === paymentStatuses.cancelled ? startPayment(deps, wish) : id
}

/**
 * Returns the error to throw. An outage leaves the payment open for a retry with the same id; a
 * refusal cancels it.
 */
const refusalOf = async (db: Db, id: string, error: unknown): Promise<unknown> => {
  if (!(error instanceof PaymentProviderError)) return error
  if (error.code === 'TEMPORARY') return silence()
  if (error.code === 'CONFIG') return error
  await transitionPayment(db, { id, from: 'new', to: 'cancelled' })
  return new PaymentNotPossibleError('declined')
}

const writePayment = async (
  tx: Tx,
  { clock, payments }: Deps,
  { uuid, type, method, idempotencyKey }: Wish,
): Promise<string> => {
  // parallel payments, cancellations and expiring holds of the request wait here
  const [locked] = await tx.$queryRaw<
    { id: number }[]
  >`SELECT id FROM request WHERE uuid = ${uuid}::uuid FOR NO KEY UPDATE`
  if (!locked) throw new DomainError('NOT_FOUND', 'No such request')
  const now = clock.now()
  const known = await tx.payment.findUnique({ where: { idempotencyKey } })
  if (known && (known.requestId !== locked.id || known.type !== type || known.method !== method))
    throw new DomainError('IDEMPOTENCY_MISMATCH', 'This key was used for another payment')
  // return a paid payment unchanged
  if (known?.status === paymentStatuses.payed) return known.id
  const amount = await amountDue(tx, locked.id, type, now)
  const lastsUntil = new Date(now.getTime() + 60_000)
  const isStill = known?.status === paymentStatuses.new && known.amountMinor === amount.minor
  if (isStill && known.expiresAt && known.expiresAt > lastsUntil) return known.id
  // release the key of a payment that was declined, has expired or has another amount than is due
  // now: pressing again means paying
  if (known)
    await tx.payment.update({
      where: { id: known.id },
      data: { idempotencyKey: `${idempotencyKey}:${known.id}` },
    })
  const open = await tx.payment.findFirst({
    where: {
      requestId: locked.id,
      type,
      method,
      status: paymentStatuses.new,
      amountMinor: amount.minor,
      expiresAt: { gt: lastsUntil },
    },
    select: { id: true },
  })
  if (open) return open.id
  const provider = providerFor(payments, amount.currency, method)
  if (!provider) throw new PaymentNotPossibleError('no_provider')
  const { id } = await tx.payment.create({
    data: {
      requestId: locked.id,
      type,
      method,
      provider: provider.name,
      amountMinor: amount.minor,
      currency: amount.currency,
      idempotencyKey,
      createdAt: now,
      expiresAt: new Date(now.getTime() + payMinutes * 60_000),
    },
    select: { id: true },
  })
  // prevents paying twice from two windows
  await closeOpenPayments(tx, { requestId: locked.id, keptId: id })
  return id
}

/** Returns the amount due now. @throws PaymentNotPossibleError */
const amountDue = async (
  tx: Tx,
  requestId: number,
  type: PaymentType,
  now: Date,
): Promise<{ minor: number; currency: string }> => {
  const request = await tx.request.findUniqueOrThrow({
    where: { id: requestId },
    select: {
      status: true,
      totalMinor: true,
      prepaymentMinor: true,
      currency: true,
      holdExpiresAt: true,
      payments: paymentsSelect,
      tour: { select: { timeZone: true } },
      tourDate: {
        select: { startDate: true, startTime: true, fullPaymentDays: true, isCanceled: true },
      },
    },
  })
  const status = requestStatusName(request.status)
  if (status === 'pending_confirm') throw new PaymentNotPossibleError('not_confirmed')
  if (status !== 'pending_prepayment' && status !== 'made_prepayment')
    throw new PaymentNotPossibleError('ended')
  // the request's status may not show the canceled departure yet
  if (request.tourDate.isCanceled) throw new PaymentNotPossibleError('ended')
  if (status === 'pending_prepayment' && request.holdExpiresAt && request.holdExpiresAt <= now)
    throw new PaymentNotPossibleError('hold_expired')
  // the balance may be paid during the trip, but seats on a trip that has begun can't be bought
  if (status === 'pending_prepayment' && tripStartsAt(request) <= now)
    throw new PaymentNotPossibleError('ended')
  const dues = requestDues({
    status,
    totalMinor: request.totalMinor,
    prepaymentMinor: request.prepaymentMinor,
    paidMinor: paidMinorOf(request.payments),
    start: request.tourDate.startDate.toISOString().slice(0, 10),
    fullPaymentDays: request.tourDate.fullPaymentDays,
    today: localDateIn(now, request.tour.timeZone),
  })
  // the prepayment is due first; the balance may be paid at any time, alone or with it
  const minor =
    type === 'prepayment'
      ? dues.dueOnConfirmationMinor
      : dues.dueOnConfirmationMinor + dues.balanceMinor
  if (minor <= 0) throw new PaymentNotPossibleError('nothing_due')
  return { minor, currency: request.currency }
}
