import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { defaultLocale, isLocale, type Locale } from '#schema/codes/locales.ts'
import { requestDues } from '#schema/rules/booking/requestDues.ts'
import {
  type RequestStatusName,
  requestStatuses,
  requestStatusName,
} from '#schema/rules/booking/requestStatuses.ts'
import { exactMoney } from '#schema/rules/money/exactMoney.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { type Clock, localDateIn } from '../../../../core/clock.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import type { Prisma } from '../../../../db/generated/client/client.ts'
import { paidMinorOf, paymentsSelect } from '../../../payments/reads/paidMoney.ts'
import { drawQrCode, type QrCode } from '../../reads/payCode.ts'
import { dayOf } from '../../../departures/reads/tripTimes.ts'
import { voucherCode, voucherNumber } from './voucherCode.ts'

interface Phone {
  phone: string
  written: string
}

/** Facts of a voucher. Amounts are formatted. */
export interface VoucherFacts {
  locale: Locale
  number: string
  requestId: number
  isCanceled: boolean
  tour: string
  place: string
  /** Local days yyyy-MM-dd; for an excursion also HH:mm. */
  date: { start: string; end: string; startTime: string | null }
  timeZone: string
  adults: number
  children: number
  options: string[]
  bookedBy: string
  travelers: string[]
  meetingPoint: string
  organizer: { name: string; legalName: string; email: string; phone: Phone }
  ourPhone: Phone | null
  price: string
  paid: string
  rest: { amount: string; by: string | null } | null
  onTheSpot: string[]
  /** QR code of the page that tells a guide whether the voucher is valid. */
  code: QrCode
}

interface Deps {
  db: Db
  clock: Clock
  keys: KeyRing
  env: { publicUrl: string }
}

const selectIn = (locales: readonly Locale[]) => {
  const translations = { where: { locale: { in: [...locales] } } }
  return {
    id: true,
    status: true,
    locale: true,
    currency: true,
    totalMinor: true,
    prepaymentMinor: true,
    contactName: true,
    payments: paymentsSelect,
    events: { where: { toStatus: requestStatuses.made_prepayment }, take: 1, select: { id: true } },
    items: {
      select: {
        adults: true,
        children: true,
        departureOption: { select: { option: { select: { kind: true, translations } } } },
      },
    },
    tourists: {
      orderBy: { position: 'asc' },
      select: { tourist: { select: { firstName: true, middleName: true, lastName: true } } },
    },
    tour: {
      select: {
        timeZone: true,
        translations,
        region: { select: { translations } },
        country: { select: { translations } },
      },
    },
    tourDate: {
      select: { startDate: true, endDate: true, startTime: true, fullPaymentDays: true },
    },
    organizer: { select: { legalName: true, email: true, phone: true, translations } },
  } as const satisfies Prisma.RequestSelect
}

const pick = <Row extends { locale: string }>(
  rows: readonly Row[],
  locale: Locale,
): Row | undefined => rows.find((row) => row.locale === locale) ?? rows[0]

const phoneOf = (phone: string): Phone => ({
  phone,
  written: parsePhoneNumberFromString(phone)?.formatInternational() ?? phone,
})

/**
 * Returns whether a voucher is valid in a status: the money has arrived and the trip takes place.
 */
export const isVoucherValid = (status: RequestStatusName): boolean =>
  status === 'made_prepayment' || status === 'tour_complete'

/**
 * Reads the voucher of a request in its language; null while no money has arrived, and for an
 * unknown uuid.
 */
export const readVoucher = async (
  { db, clock, keys, env }: Deps,
  uuid: string,
): Promise<VoucherFacts | null> => {
  const found = await db.request.findUnique({ where: { uuid }, select: { locale: true } })
  if (!found) return null
  const locale = isLocale(found.locale) ? found.locale : defaultLocale
  const request = await db.request.findUniqueOrThrow({
    where: { uuid },
    select: selectIn([locale, defaultLocale]),
  })
  if (request.events.length === 0) return null
  const { tour, tourDate, organizer } = request
  const status = requestStatusName(request.status)
  const paidMinor = paidMinorOf(request.payments)
  const dues = requestDues({
    status,
    totalMinor: request.totalMinor,
    prepaymentMinor: request.prepaymentMinor,
    paidMinor,
    start: dayOf(tourDate.startDate),
    fullPaymentDays: tourDate.fullPaymentDays,
    today: localDateIn(clock.now(), tour.timeZone),
  })
  const money = (amountMinor: number) => exactMoney(amountMinor, request.currency, locale)
  const words = pick(tour.translations, locale)
  const names = [
    pick(tour.region.translations, locale)?.name,
    pick(tour.country.translations, locale)?.name,
  ]
  const ours = await db.contactPhone.findFirst({
    where: { type: 'main' },
    orderBy: { position: 'asc' },
  })
  const restMinor = dues.dueOnConfirmationMinor + dues.balanceMinor
  return {
    locale,
    number: voucherNumber(request.id),
    requestId: request.id,
    isCanceled: !isVoucherValid(status),
    tour: words?.title ?? '',
    place: [...new Set(names.filter((name) => name !== undefined))].join(' · '),
    date: {
      start: dayOf(tourDate.startDate),
      end: dayOf(tourDate.endDate),
      startTime: tourDate.startTime?.toISOString().slice(11, 16) ?? null,
    },
    timeZone: tour.timeZone,
    adults: request.items.reduce((sum, { adults }) => sum + adults, 0),
    children: request.items.reduce((sum, { children }) => sum + children, 0),
    options: request.items.flatMap(({ departureOption: { option } }) =>
      option.kind === 'standard' ? [] : [pick(option.translations, locale)?.name ?? ''],
    ),
    bookedBy: request.contactName,
    travelers: request.tourists.map(({ tourist }) =>
      [tourist.firstName, tourist.middleName, tourist.lastName].filter(Boolean).join(' '),
    ),
    meetingPoint: words?.meetingPoint ?? '',
    organizer: {
      name: pick(organizer.translations, locale)?.name ?? organizer.legalName,
      legalName: organizer.legalName,
      email: organizer.email,
      phone: phoneOf(organizer.phone),
    },
    ourPhone: ours && { phone: ours.phone, written: ours.formattedPhone },
    price: money(request.totalMinor),
    paid: money(dues.settledMinor),
    rest:
      restMinor > 0
        ? {
            amount: money(restMinor),
            by: dues.dueOnConfirmationMinor > 0 ? null : dues.balanceDueOn,
          }
        : null,
    onTheSpot: words?.notIncluded ?? [],
    code: drawQrCode(
      env.publicUrl + pagePath('voucher', locale, { code: voucherCode(keys, request.id) }),
    ),
  }
}
