import { currencyExponent } from '#schema/codes/currencies.ts'
import type { Db } from '../db/connect.ts'
import type { TourContent } from './schemas/tours.schema.ts'
import { type PlannedDeparture, planDepartures } from './planDepartures.ts'

/**
 * Adds the missing departures of demo tours as of today: all at first, later those beyond the last
 * one, so that a demo opened next year still sells. Does not change existing departures.
 */
export const seedDepartures = async (db: Db, tours: TourContent[], now: Date): Promise<number> => {
  const today = now.toISOString().slice(0, 10)
  const rows = await db.tour.findMany({
    where: { code: { in: tours.map((tour) => tour.code) } },
    select: {
      id: true,
      code: true,
      options: { orderBy: { position: 'asc' }, select: { id: true, code: true } },
      priceUnits: { where: { kind: 'child' }, select: { id: true } },
      dates: { orderBy: { startDate: 'desc' }, take: 1, select: { startDate: true } },
    },
  })
  let added = 0
  for (const row of rows) {
    const tour = tours.find((candidate) => candidate.code === row.code)
    if (!tour) continue
    const last = row.dates[0]?.startDate.toISOString().slice(0, 10) ?? ''
    const missing = planDepartures(tour, today).filter((departure) => departure.start > last)
    // a tour whose dates have passed gets no new ones
    if (missing.length === 0 || (tour.departures.kind === 'past' && last)) continue
    await addDepartures(db, tour, row, missing)
    added += missing.length
  }
  return added
}

interface TourIds {
  id: number
  options: { id: number; code: string }[]
  priceUnits: { id: number }[]
}

const addDepartures = async (
  db: Db,
  tour: TourContent,
  ids: TourIds,
  planned: PlannedDeparture[],
): Promise<void> => {
  const minor = 10 ** currencyExponent[tour.price.currency]
  const offers = ids.options.map((option) => {
    const content = tour.options?.find(({ code }) => code === option.code)
    return {
      optionId: option.id,
      price: content?.price ?? tour.price.adult,
      seats: content?.seats ?? tour.departures.seats,
    }
  })
  const startTime =
    tour.departures.kind === 'season' && tour.departures.startTime
      ? new Date(`1970-01-01T${tour.departures.startTime}:00Z`)
      : null
  const dates = await db.tourDate.createManyAndReturn({
    select: { id: true },
    data: planned.map((departure) => ({
      tourId: ids.id,
      startDate: new Date(departure.start),
      endDate: new Date(departure.end),
      startTime,
      currency: tour.price.currency,
      // placeholders: the trigger on the options below fills price and seats
      priceMinor: minor,
      seats: 0,
      freeSeats: 0,
      flightIncluded: tour.flightIncluded,
      notGuaranteed: departure.notGuaranteed,
      isDiscountAuto: departure.discountPercent > 0,
      isCashbackAvailable: tour.cashback,
      prepaymentType: tour.prepayment.type,
      prepaymentSize:
        tour.prepayment.type === 'percent'
          ? tour.prepayment.size * 100
          : tour.prepayment.size * minor,
      fullPaymentDays: tour.prepayment.fullPaymentDays,
    })),
  })
  const departureOptions = planned.flatMap((departure, i) =>
    offers.map((offer) => ({ departure, offer, tourDateId: dates[i]?.id ?? 0 })),
  )
  const optionRows = await db.tourDateOption.createManyAndReturn({
    select: { id: true },
    data: departureOptions.map(({ departure, offer, tourDateId }) => {
      const discounted = Math.round((offer.price * (100 - departure.discountPercent)) / 100)
      return {
        tourDateId,
        tourOptionId: offer.optionId,
        seats: offer.seats,
        freeSeats: offer.seats,
        priceMinor: discounted * minor,
        priceWithoutDiscountMinor: discounted < offer.price ? offer.price * minor : null,
      }
    }),
  })
  const child = tour.price.child
  const childUnit = ids.priceUnits[0]
  if (child && childUnit)
    await db.tourDatePrice.createMany({
      data: optionRows.map(({ id }) => ({
        tourDateOptionId: id,
        priceUnitId: childUnit.id,
        priceMinor: child.price * minor,
      })),
    })
  // record sales in the ledger, so that it matches the free seats from the start
  const sales = departureOptions
    .map(({ departure, offer }, i) => ({
      tourDateOptionId: optionRows[i]?.id ?? 0,
      seats: Math.round(offer.seats * departure.soldShare),
    }))
    .filter(({ seats }) => seats > 0)
  await db.seatLedgerEntry.createMany({
    data: sales.map(({ tourDateOptionId, seats }) => ({
      tourDateOptionId,
      kind: 'sale' as const,
      seats,
      delta: -seats,
    })),
  })
}
