import { defaultLocale, type Locale, localeFacts } from '#schema/codes/locales.ts'
import { requestDues, fullPaymentDueOn } from '#schema/rules/booking/requestDues.ts'
import { requestStatuses, requestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { exactMoney } from '#schema/rules/money/exactMoney.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { localDateIn } from '../../../../core/clock.ts'
import type { Db } from '../../../../db/connect.ts'
import type { RequestFacts } from '../requestEmails.ts'
import {
  cashbackMinorOf,
  paidMinorOf,
  paymentsSelect,
  refundedMinorOf,
} from '../../../payments/reads/paidMoney.ts'
import { dayOf } from '../../../departures/reads/tripTimes.ts'

interface Reader {
  requestId: number
  /** The change that the e-mail reports; null for a reminder. */
  eventId: number | null
  locale: Locale
  publicUrl: string
  now: Date
}

/**
 * Reads the data of an e-mail about a request, in its reader's language. Times are local to the
 * tour, with its zone.
 */
export const readRequestEmailData = async (
  db: Db,
  { requestId, eventId, locale, publicUrl, now }: Reader,
): Promise<RequestFacts> => {
  const names = { where: { locale: { in: [locale, defaultLocale] } } }
  const request = await db.request.findUniqueOrThrow({
    where: { id: requestId },
    select: {
      id: true,
      uuid: true,
      status: true,
      contactName: true,
      comment: true,
      currency: true,
      totalMinor: true,
      prepaymentMinor: true,
      flightIncluded: true,
      cashbackMinor: true,
      holdExpiresAt: true,
      items: { select: { adults: true, children: true } },
      payments: paymentsSelect,
      events: { where: { id: eventId ?? -1 }, select: { message: true, fromStatus: true } },
      tour: {
        select: {
          timeZone: true,
          translations: { ...names, select: { locale: true, title: true } },
        },
      },
      tourDate: { select: { startDate: true, endDate: true, fullPaymentDays: true } },
      organizer: { select: { translations: { ...names, select: { locale: true, name: true } } } },
    },
  })
  const pick = <Row extends { locale: string }>(rows: readonly Row[]): Row | undefined =>
    rows.find((row) => row.locale === locale) ?? rows[0]
  const money = (amountMinor: number) => exactMoney(amountMinor, request.currency, locale)
  const departure = {
    start: dayOf(request.tourDate.startDate),
    fullPaymentDays: request.tourDate.fullPaymentDays,
  }
  const dues = requestDues({
    ...departure,
    status: requestStatusName(request.status),
    totalMinor: request.totalMinor,
    prepaymentMinor: request.prepaymentMinor,
    paidMinor: paidMinorOf(request.payments),
    today: localDateIn(now, request.tour.timeZone),
  })
  const refundedMinor = refundedMinorOf(request.payments)
  const cashbackMinor =
    request.status === requestStatuses.tour_complete
      ? cashbackMinorOf(request.payments)
      : request.cashbackMinor
  const [event] = request.events
  return {
    number: request.id,
    tour: pick(request.tour.translations)?.title ?? '',
    dates: writeDates(locale, request.tourDate.startDate, request.tourDate.endDate),
    people: request.items.reduce((sum, { adults, children }) => sum + adults + children, 0),
    name: request.contactName,
    organizer: pick(request.organizer.translations)?.name ?? '',
    total: money(request.totalMinor),
    flightIncluded: request.flightIncluded,
    cashback: cashbackMinor > 0 ? money(cashbackMinor) : null,
    isConfirmed: request.status !== requestStatuses.pending_confirm,
    firstDue: dues.dueOnConfirmationMinor > 0 ? money(dues.dueOnConfirmationMinor) : null,
    rest:
      dues.balanceDueOn === null
        ? null
        : { amount: money(dues.balanceMinor), by: writeDay(locale, dues.balanceDueOn) },
    fullPaymentDueOn: writeDay(locale, fullPaymentDueOn(departure)),
    heldUntil:
      request.holdExpiresAt && writeInstant(locale, request.holdExpiresAt, request.tour.timeZone),
    refund: refundedMinor > 0 ? money(refundedMinor) : null,
    message: event?.fromStatus === null ? request.comment : (event?.message ?? ''),
    requestUrl: publicUrl + pagePath('request', locale, { uuid: request.uuid }),
    payUrl: publicUrl + pagePath('requestPay', locale, { uuid: request.uuid }),
    crmUrl: publicUrl + pagePath('crmRequests', locale),
  }
}

const writeDates = (locale: Locale, start: Date, end: Date): string =>
  new Intl.DateTimeFormat(localeFacts[locale].code, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).formatRange(start, end)

const writeDay = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(localeFacts[locale].code, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

const writeInstant = (locale: Locale, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(localeFacts[locale].code, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at)
