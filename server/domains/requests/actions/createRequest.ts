import { createHash } from 'node:crypto'
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import { priceRequest } from '#schema/rules/booking/priceRequest.ts'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { convertMinor, exchangeRate, type ExchangeRates } from '#schema/rules/money/convertMinor.ts'
import { localDateIn, type Clock } from '../../../core/clock.ts'
import type { Viewer } from '../../../core/viewer.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { Prisma } from '../../../db/generated/client/client.ts'
import { visibleTour } from '../../tours/tours.visibility.ts'
import { termsOf, termsSelect } from '../cancellationTerms.ts'
import { announceRequest } from '../jobs/announceRequest.job.ts'
import { parseRequestInput, type RequestInput } from '../requestInput.ts'
import { DepartureGoneError, IdempotencyMismatchError, PriceChangedError, SoldOutError } from '../requests.errors.ts'
import { lockFreeSeats } from './moveRequest.ts'

interface Deps {
  db: Db
  clock: Clock
  rates: ExchangeRates
}
interface Caller {
  viewer: Viewer
  locale: Locale
  currency: Currency
  /** Campaign marks that led the visitor here. */
  utm?: Readonly<Record<string, string>> | null
}

/**
 * Requests seats on a departure: the seats are held for as long as the organizer's holdMinutes say, the price and the
 * exchange rate are frozen. The same idempotency key gives the same request, however often and however parallel.
 * @returns id of the request
 * @throws InvalidInputError, SoldOutError, DepartureGoneError, IdempotencyMismatchError, PriceChangedError
 */
export const createRequest = async ({ db, clock, rates }: Deps, caller: Caller, rawInput: unknown): Promise<number> => {
  const input = parseRequestInput(rawInput)
  const idempotencyHash = hashOf(input, caller.currency)
  const known = await findByKey(db, input.idempotencyKey, idempotencyHash)
  if (known !== null) return known
  try {
    return await db.$transaction((tx) => book(tx, { input, idempotencyHash, caller, rates, now: clock.now() }), {
      maxWait: 5_000,
      timeout: 10_000,
    })
  } catch (error) {
    // the same press of the button twice: the other one was faster
    const isTwin = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    const twin = isTwin ? await findByKey(db, input.idempotencyKey, idempotencyHash) : null
    if (twin !== null) return twin
    throw error
  }
}

const hashOf = ({ quotedTotalMinor: _shown, ...asked }: RequestInput, currency: Currency): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    createHash('sha256')
      .update(JSON.stringify([asked, currency]))
      .digest(),
  )

const findByKey = async (db: Db, idempotencyKey: string, hash: Uint8Array): Promise<number | null> => {
  const request = await db.request.findUnique({ where: { idempotencyKey }, select: { id: true, idempotencyHash: true } })
  if (!request) return null
  if (Buffer.compare(request.idempotencyHash, hash) !== 0) throw new IdempotencyMismatchError()
  return request.id
}

interface Booking {
  input: RequestInput
  idempotencyHash: Uint8Array<ArrayBuffer>
  caller: Caller
  rates: ExchangeRates
  now: Date
}

const book = async (tx: Tx, { input, idempotencyHash, caller, rates, now }: Booking): Promise<number> => {
  const departure = await findDeparture(tx, input, now)
  const { option, tour } = departure
  const people = input.adults + input.children
  const free = await lockFreeSeats(tx, option.id)
  if (free < people) throw new SoldOutError(free)

  const from = departure.currency as Currency
  const convert = (amountMinor: number) => convertMinor(amountMinor, from, caller.currency, rates)
  const childMinor = option.prices[0]?.priceMinor
  const price = priceRequest({
    adults: input.adults,
    children: input.children,
    adultMinor: convert(option.priceMinor),
    adultWithoutDiscountMinor: option.priceWithoutDiscountMinor === null ? null : convert(option.priceWithoutDiscountMinor),
    childMinor: childMinor === undefined ? null : convert(childMinor),
    prepayment: {
      type: departure.prepaymentType,
      size: departure.prepaymentType === 'fixed' ? convert(departure.prepaymentSize) : departure.prepaymentSize,
    },
  })
  if (input.quotedTotalMinor !== null && input.quotedTotalMinor !== price.totalMinor)
    throw new PriceChangedError(price.totalMinor, caller.currency)

  const holdExpiresAt = new Date(now.getTime() + tour.organizer.holdMinutes * 60_000)
  const request = await tx.request.create({
    data: {
      status: requestStatuses.pending_confirm,
      tourId: tour.id,
      tourDateId: departure.id,
      organizerId: tour.organizerId,
      userId: caller.viewer.kind === 'user' ? caller.viewer.userId : null,
      contactName: input.name,
      contactEmail: input.email,
      contactPhone: input.phone,
      comment: input.comment,
      locale: caller.locale,
      currency: caller.currency,
      totalMinor: price.totalMinor,
      prepaymentMinor: price.prepaymentMinor,
      exchangeRate: exchangeRate(from, caller.currency, rates),
      cancellationTerms: termsOf(tour).map(({ daysBefore, keptBp }) => ({ daysBefore, keptBp })),
      idempotencyKey: input.idempotencyKey,
      idempotencyHash,
      holdExpiresAt,
      ...(caller.utm && { utm: caller.utm }),
      createdAt: now,
      items: { create: { tourDateOptionId: option.id, adults: input.adults, children: input.children } },
      lines: {
        create: price.lines.map((line, position) => ({
          position,
          kind: line.kind,
          label: line.label,
          quantity: line.quantity,
          unitMinor: line.unitMinor,
          amountMinor: line.amountMinor,
        })),
      },
      events: {
        create: {
          toStatus: requestStatuses.pending_confirm,
          actor: 'tourist',
          actorUserId: caller.viewer.kind === 'user' ? caller.viewer.userId : null,
          createdAt: now,
        },
      },
      ledger: {
        create: { tourDateOptionId: option.id, kind: 'hold', seats: people, delta: -people, expiresAt: holdExpiresAt, createdAt: now },
      },
    },
    select: { id: true, events: { select: { id: true } } },
  })
  for (const { id } of request.events) await enqueueJob(tx, announceRequest, { requestId: request.id, eventId: id })
  return request.id
}

const findDeparture = async (tx: Tx, { tourDateId, optionId }: RequestInput, now: Date) => {
  const departure = await tx.tourDate.findFirst({
    where: { id: tourDateId, isCancelled: false, tour: visibleTour },
    select: {
      id: true,
      startDate: true,
      currency: true,
      prepaymentType: true,
      prepaymentSize: true,
      tour: { select: { id: true, timeZone: true, organizerId: true, organizer: { select: { holdMinutes: true } }, ...termsSelect } },
      options: {
        where: optionId === null ? { option: { isDefault: true } } : { id: optionId },
        select: {
          id: true,
          priceMinor: true,
          priceWithoutDiscountMinor: true,
          prices: { where: { priceUnit: { kind: 'child' } }, select: { priceMinor: true } },
        },
      },
    },
  })
  const option = departure?.options[0]
  if (!departure || !option) throw new DepartureGoneError()
  if (departure.startDate.toISOString().slice(0, 10) < localDateIn(now, departure.tour.timeZone)) throw new DepartureGoneError()
  return { ...departure, option }
}
