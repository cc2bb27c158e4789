import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import { operatorZone } from '#schema/rules/dates/operatorZone.ts'
import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import { requestDues } from '#schema/rules/booking/requestDues.ts'
import { requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { exactMoney } from '#schema/rules/money/exactMoney.ts'
import { invoiceNumber } from '#schema/rules/routes/requestFiles.ts'
import { type Clock, localDateIn } from '../../../../core/clock.ts'
import type { Db } from '../../../../db/connect.ts'
import { isCashback, paidMinorOf, effectiveRefunds } from '../../../payments/reads/paidMoney.ts'
import { dayOf } from '../../../departures/reads/tripTimes.ts'
import { type InvoiceFacts, invoiceFacts, invoiceLines } from './invoicePaper.ts'

/** An invoice or credit note as issued, with today's payments. Amounts are formatted. */
export interface InvoiceSheet extends InvoiceFacts {
  locale: Locale
  kind: 'invoice' | 'credit_note'
  number: string
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null
  requestId: number
  /** Days yyyy-MM-dd in the operator's time zone. */
  issuedOn: string
  today: string
  lines: { label: string; quantity: number; unit: string; amount: string }[]
  total: string
  /** Only on invoices. */
  credits: { number: string; amount: string }[]
  movements: { kind: 'arrived' | 'wentBack' | 'onItsWay'; day: string; amount: string }[]
  balance: string
  open: string | null
}

/** Reads a numbered paper of a request by its uuid; null where it has no such paper. */
export const readInvoice = async (
  { db, clock }: { db: Db; clock: Clock },
  { uuid, year, number }: { uuid: string; year: number; number: number },
): Promise<InvoiceSheet | null> => {
  const invoice = await db.invoice.findFirst({
    where: { year, number, request: { uuid } },
    include: {
      corrects: { select: { year: true, number: true } },
      corrections: { orderBy: { id: 'asc' } },
      request: {
        select: {
          id: true,
          status: true,
          totalMinor: true,
          prepaymentMinor: true,
          payments: {
            where: { status: paymentStatuses.payed },
            orderBy: { paidAt: 'asc' },
            include: { refunds: { where: effectiveRefunds, orderBy: { id: 'asc' } } },
          },
          tour: { select: { timeZone: true } },
          tourDate: { select: { startDate: true, fullPaymentDays: true } },
        },
      },
    },
  })
  if (!invoice) return null
  const { request, currency } = invoice
  const locale = isLocale(invoice.locale) ? invoice.locale : defaultLocale
  const money = (amountMinor: number) => exactMoney(amountMinor, currency, locale)
  const dayAt = (at: Date) => localDateIn(at, operatorZone)
  const now = clock.now()
  const paidMinor = paidMinorOf(request.payments)
  const { dueOnConfirmationMinor, balanceMinor } = requestDues({
    status: requestStatusName(request.status),
    totalMinor: request.totalMinor,
    prepaymentMinor: request.prepaymentMinor,
    paidMinor,
    start: dayOf(request.tourDate.startDate),
    fullPaymentDays: request.tourDate.fullPaymentDays,
    today: localDateIn(now, request.tour.timeZone),
  })
  const movements = request.payments.flatMap((payment) => [
    {
      kind: 'arrived' as const,
      at: payment.paidAt ?? payment.createdAt,
      amountMinor: payment.amountMinor,
    },
    // cashback is not part of the trip's price
    ...payment.refunds
      .filter((refund) => !isCashback(refund))
      .map((refund) => ({
        kind: refund.status === 'done' ? ('wentBack' as const) : ('onItsWay' as const),
        at: refund.doneAt ?? refund.createdAt,
        amountMinor: -refund.amountMinor,
      })),
  ])
  return {
    ...invoiceFacts.parse(invoice.facts),
    locale,
    kind: invoice.kind,
    number: invoiceNumber(invoice),
    corrects: invoice.corrects && invoiceNumber(invoice.corrects),
    requestId: request.id,
    issuedOn: dayAt(invoice.issuedAt),
    today: dayAt(now),
    lines: invoiceLines.parse(invoice.lines).map(({ label, quantity, unitMinor, amountMinor }) => ({
      label,
      quantity,
      unit: money(unitMinor),
      amount: money(amountMinor),
    })),
    total: money(invoice.totalMinor),
    credits: invoice.corrections.map((credit) => ({
      number: invoiceNumber(credit),
      amount: money(credit.totalMinor),
    })),
    movements: movements
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ kind, at, amountMinor }) => ({ kind, day: dayAt(at), amount: money(amountMinor) })),
    balance: money(paidMinor),
    open:
      dueOnConfirmationMinor + balanceMinor > 0
        ? money(dueOnConfirmationMinor + balanceMinor)
        : null,
  }
}
