import { operatorZone } from '#schema/rules/dates/operatorZone.ts'
import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import { invoiceCorrection } from '#schema/rules/booking/invoiceCorrection.ts'
import { requestStatuses, requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { type Clock, localDateIn } from '../../../../core/clock.ts'
import type { Db, Tx } from '../../../../db/connect.ts'
import type { InvoiceKind, Prisma } from '../../../../db/generated/client/client.ts'
import { readOffice, type StoredOffice } from '../../../content/reads/readOffice.ts'
import { paidMinorOf, paymentsSelect, refundedMinorOf } from '../../../payments/reads/paidMoney.ts'
import { dayOf } from '../../../departures/reads/tripTimes.ts'
import type { InvoiceFacts, InvoiceLines } from './invoicePaper.ts'
import { invoiceWords } from './invoiceWords.ts'

const papersSelect = {
  id: true,
  status: true,
  locale: true,
  currency: true,
  totalMinor: true,
  contactName: true,
  contactEmail: true,
  lines: { orderBy: { position: 'asc' } },
  items: { select: { adults: true, children: true } },
  payments: paymentsSelect,
  invoices: { orderBy: { id: 'asc' } },
  events: { where: { toStatus: requestStatuses.made_prepayment }, take: 1, select: { id: true } },
  tour: { select: { translations: { select: { locale: true, title: true } } } },
  tourDate: { select: { startDate: true, endDate: true } },
  organizer: {
    select: {
      salesModel: true,
      legalName: true,
      registrationNumber: true,
      email: true,
      country: { select: { translations: true } },
      city: { select: { translations: true } },
    },
  },
} as const satisfies Prisma.RequestSelect

type PapersRequest = Prisma.RequestGetPayload<{ select: typeof papersSelect }>

/**
 * Issues the missing papers of a request: an invoice once it is sold, a credit note for a
 * cancellation or refund. Calling it again adds nothing.
 */
export const issueInvoices = async (
  { db, clock }: { db: Db; clock: Clock },
  requestId: number,
): Promise<void> => {
  const office = await readOffice(db)
  await db.$transaction(async (tx) => {
    // a parallel payment, cancellation or issue comes before or after
    await tx.$queryRaw`SELECT id FROM request WHERE id = ${requestId} FOR NO KEY UPDATE`
    const request = await tx.request.findUnique({ where: { id: requestId }, select: papersSelect })
    if (!request || request.events.length === 0) return
    const issuedAt = clock.now()
    const locale = isLocale(request.locale) ? request.locale : defaultLocale
    const paper = { locale, issuedAt, facts: factsOf(request, locale, office) }
    const { invoices } = request
    const invoiceId =
      invoices.find(({ kind }) => kind === 'invoice')?.id ??
      (await issue(tx, request, {
        ...paper,
        kind: 'invoice',
        correctsId: null,
        lines: linesOf(request, locale),
      }))
    const correction = invoiceCorrection({
      status: requestStatusName(request.status),
      totalMinor: request.totalMinor,
      arrivedMinor: paidMinorOf(request.payments) + refundedMinorOf(request.payments),
      refundedMinor: refundedMinorOf(request.payments),
      creditedMinor: -invoices.reduce(
        (sum, { kind, totalMinor }) => sum + (kind === 'credit_note' ? totalMinor : 0),
        0,
      ),
    })
    if (correction === 0) return
    const isComplete = request.status === requestStatuses.tour_complete
    const label = invoiceWords[locale][isComplete ? 'reduced' : 'cancelled']
    const lines = [{ label, quantity: 1, unitMinor: -correction, amountMinor: -correction }]
    await issue(tx, request, { ...paper, kind: 'credit_note', correctsId: invoiceId, lines })
  })
}

interface Paper {
  kind: InvoiceKind
  correctsId: number | null
  locale: Locale
  lines: InvoiceLines
  facts: InvoiceFacts
  issuedAt: Date
}

/** Arbitrary key of the advisory lock for the one number series. */
const seriesLock = 7_305_101

/**
 * Issues one paper.
 * @returns its id
 */
const issue = async (tx: Tx, { id, currency }: PapersRequest, paper: Paper): Promise<number> => {
  const year = Number(localDateIn(paper.issuedAt, operatorZone).slice(0, 4))
  // last lock of the transaction: numbers follow the order of commits, and a failed transaction
  // leaves no gap
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${seriesLock}::int, ${year}::int)::text`
  const { _max } = await tx.invoice.aggregate({ where: { year }, _max: { number: true } })
  const issued = await tx.invoice.create({
    data: {
      ...paper,
      requestId: id,
      year,
      number: (_max.number ?? 0) + 1,
      previousNumber: _max.number,
      currency,
      totalMinor: paper.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    },
    select: { id: true },
  })
  return issued.id
}

const linesOf = ({ lines, items }: PapersRequest, locale: Locale): InvoiceLines => {
  const words = invoiceWords[locale].lines
  // children at the adult price are counted as adults
  const isOnePrice =
    items.some(({ children }) => children > 0) && !lines.some(({ label }) => label === 'child')
  return lines.map(({ label, quantity, unitMinor, amountMinor }) => ({
    label: words[label === 'adult' && isOnePrice ? 'traveler' : label] ?? label,
    quantity,
    unitMinor,
    amountMinor,
  }))
}

const pick = <Row extends { locale: string }>(
  rows: readonly Row[],
  locale: Locale,
): Row | undefined =>
  rows.find((row) => row.locale === locale) ??
  rows.find((row) => row.locale === defaultLocale) ??
  rows[0]

const factsOf = (
  request: PapersRequest,
  locale: Locale,
  office: StoredOffice | null,
): InvoiceFacts => {
  const { organizer, tourDate } = request
  const words = invoiceWords[locale]
  const city = pick(organizer.city?.translations ?? [], locale)?.name
  const country = pick(organizer.country.translations, locale)?.name
  const operator = office && {
    name: office.name,
    lines: [office.street, `${office.postalCode} ${office.city[locale]}`, office.country[locale]],
  }
  const isOwn = organizer.salesModel === 'own'
  const seller = {
    name: organizer.legalName,
    lines: [
      ...[city, country].filter((line) => line !== undefined),
      ...(organizer.registrationNumber ? [words.register(organizer.registrationNumber)] : []),
      organizer.email,
    ],
  }
  return {
    seller: isOwn && operator ? operator : seller,
    intermediary: isOwn ? null : operator,
    buyer: { name: request.contactName, lines: [request.contactEmail] },
    trip: {
      tour: pick(request.tour.translations, locale)?.title ?? '',
      start: dayOf(tourDate.startDate),
      end: dayOf(tourDate.endDate),
      people: request.items.reduce((sum, { adults, children }) => sum + adults + children, 0),
    },
  }
}
