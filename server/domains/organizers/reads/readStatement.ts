import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import { operatorZone } from '#schema/rules/dates/operatorZone.ts'
import type { Currency } from '#schema/codes/currencies.ts'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import {
  addMonths,
  readMonth,
  type StatementSums,
  statementLine,
  sumStatement,
} from '#schema/rules/booking/statement.ts'
import { can } from '../../../core/can.ts'
import { type Clock, localDateIn } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { organizersOf, type Viewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { isCashback, effectiveRefunds } from '../../payments/reads/paidMoney.ts'
import { viewStatement } from '../statement.policy.ts'

export interface StatementLine extends StatementSums {
  requestId: number
  currency: Currency
  /** Title of the tour in each available language. */
  tour: readonly { locale: string; title: string }[]
  /** First and last day of the trip, local, yyyy-MM-dd. */
  start: string
  end: string
  contactName: string
  /** Day of the sale in the operator's zone; null where it was in an earlier month. */
  soldOn: string | null
  commissionBp: number
}

export interface StatementCurrency extends StatementSums {
  currency: Currency
  lines: StatementLine[]
}

export interface Statement {
  organizerId: number
  /** yyyy-MM */
  month: string
  previousMonth: string
  /** Null for the current month. */
  nextMonth: string | null
  currencies: StatementCurrency[]
  /** Payouts that settle the month. */
  payouts: StatementPayout[]
}

export interface StatementPayout {
  /** yyyy-MM-dd */
  paidOn: string
  reference: string
  currency: Currency
  amountMinor: number
}

const lineSelect = {
  id: true,
  currency: true,
  totalMinor: true,
  commissionBp: true,
  cashbackPerformer: true,
  contactName: true,
  tour: { select: { translations: { select: { locale: true, title: true } } } },
  tourDate: { select: { startDate: true, endDate: true } },
  events: {
    where: { toStatus: requestStatuses.made_prepayment },
    orderBy: { id: 'asc' },
    take: 1,
    select: { createdAt: true },
  },
  payments: {
    where: { status: paymentStatuses.payed },
    select: {
      amountMinor: true,
      paidAt: true,
      createdAt: true,
      refunds: {
        where: effectiveRefunds,
        select: { amountMinor: true, createdAt: true, reason: true },
      },
    },
  },
} as const satisfies Prisma.RequestSelect

/**
 * Reads an organizer's month: sales, money received and refunded, the commission frozen at each
 * sale, cashback paid by the organizer, and the payout. Refunds count from the day of their
 * decision, including failed ones: money owed to a traveler is not earned.
 * @param organizerId null: the first organizer the viewer works for
 * @param month yyyy-MM; null: the current one
 * @throws DomainError NOT_FOUND where the viewer may not see the organizer's commission;
 * BAD_USER_INPUT for an invalid month
 */
export const readStatement = async (
  { db, clock }: { db: Db; clock: Clock },
  viewer: Viewer,
  asked: { organizerId: number | null; month: string | null },
): Promise<Statement> => {
  const organizerId = asked.organizerId ?? organizersOf(viewer, 'statement')[0]
  if (organizerId === undefined || !can(viewer, viewStatement, { organizerId }))
    throw new DomainError('NOT_FOUND', 'No such organizer')
  if (!(await db.organizer.findUnique({ where: { id: organizerId }, select: { id: true } })))
    throw new DomainError('NOT_FOUND', 'No such organizer')
  const current = localDateIn(clock.now(), operatorZone).slice(0, 7)
  const month = asked.month === null ? current : readMonth(asked.month)
  if (month === null)
    throw new DomainError('BAD_USER_INPUT', 'A month must have the form yyyy-MM, such as 2026-11')
  const within = { gte: startOf(month), lt: startOf(addMonths(month, 1)) }
  const rows = await db.request.findMany({
    where: {
      organizerId,
      commissionBp: { not: null },
      OR: [
        { events: { some: { toStatus: requestStatuses.made_prepayment, createdAt: within } } },
        { payments: { some: { status: paymentStatuses.payed, paidAt: within } } },
        { payments: { some: { refunds: { some: { ...effectiveRefunds, createdAt: within } } } } },
      ],
    },
    orderBy: { id: 'asc' },
    select: lineSelect,
  })
  const lines = rows.flatMap((row) => lineOf(row, month) ?? [])
  const currencies = [...new Set(lines.map(({ currency }) => currency))]
    .toSorted()
    .map((currency): StatementCurrency => {
      const own = lines.filter((line) => line.currency === currency)
      return { currency, ...sumStatement(own), lines: own }
    })
  const paid = await db.payout.findMany({
    where: { organizerId, month },
    orderBy: [{ paidOn: 'asc' }, { id: 'asc' }],
  })
  const payouts = paid.map(({ paidOn, reference, currency, amountMinor }) => ({
    paidOn: paidOn.toISOString().slice(0, 10),
    reference,
    currency: currency as Currency,
    amountMinor,
  }))
  const nextMonth = month < current ? addMonths(month, 1) : null
  return { organizerId, month, previousMonth: addMonths(month, -1), nextMonth, currencies, payouts }
}

type Row = Prisma.RequestGetPayload<{ select: typeof lineSelect }>

const dayAt = (at: Date): string => localDateIn(at, operatorZone)

const lineOf = (row: Row, month: string): StatementLine | null => {
  const [sale] = row.events
  if (!sale || row.commissionBp === null) return null
  const soldOn = dayAt(sale.createdAt)
  const movements = row.payments.flatMap(({ amountMinor, paidAt, createdAt, refunds }) => [
    { day: dayAt(paidAt ?? createdAt), amountMinor },
    ...refunds
      .filter((refund) => !isCashback(refund))
      .map((refund) => ({ day: dayAt(refund.createdAt), amountMinor: -refund.amountMinor })),
  ])
  const borne =
    row.cashbackPerformer === 'organizer'
      ? row.payments.flatMap(({ refunds }) => refunds.filter(isCashback))
      : []
  const cashbacks = borne.map(({ createdAt, amountMinor }) => ({
    day: dayAt(createdAt),
    amountMinor,
  }))
  const sums = statementLine(
    { totalMinor: row.totalMinor, commissionBp: row.commissionBp, soldOn, movements, cashbacks },
    month,
  )
  return (
    sums && {
      ...sums,
      requestId: row.id,
      currency: row.currency as Currency,
      tour: row.tour.translations,
      start: row.tourDate.startDate.toISOString().slice(0, 10),
      end: row.tourDate.endDate.toISOString().slice(0, 10),
      contactName: row.contactName,
      soldOn: sums.sold ? soldOn : null,
      commissionBp: row.commissionBp,
    }
  )
}

const startOf = (month: string): Date =>
  new Date(Temporal.PlainDate.from(`${month}-01`).toZonedDateTime(operatorZone).epochMilliseconds)
