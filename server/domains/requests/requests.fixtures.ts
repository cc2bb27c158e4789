import type { TestApp } from '../../testing/testApp.ts'

/**
 * Finds the earliest open demo departure, at least `daysAhead` days ahead, with at least `seats`
 * free seats on its default option.
 */
export const findOpenDeparture = async (
  { app }: TestApp,
  seats = 4,
  daysAhead = 0,
): Promise<{
  tourDateId: number
  optionId: number
  freeSeats: number
  priceMinor: number
  organizerId: number
  tourId: number
}> => {
  const option = await app.db.tourDateOption.findFirstOrThrow({
    where: {
      freeSeats: { gte: seats },
      option: { isDefault: true },
      tourDate: {
        isCanceled: false,
        startDate: { gt: new Date(app.clock.now().getTime() + daysAhead * 86_400_000) },
        currency: 'USD',
        tour: { status: 'published' },
      },
    },
    orderBy: [{ tourDate: { startDate: 'asc' } }, { id: 'asc' }],
    select: {
      id: true,
      freeSeats: true,
      priceMinor: true,
      tourDate: { select: { id: true, tourId: true, tour: { select: { organizerId: true } } } },
    },
  })
  return {
    tourDateId: option.tourDate.id,
    optionId: option.id,
    freeSeats: option.freeSeats,
    priceMinor: option.priceMinor,
    tourId: option.tourDate.tourId,
    organizerId: option.tourDate.tour.organizerId,
  }
}

/** Returns the input that a visitor's order form sends. */
export const requestInput = (
  tourDateId: number,
  changes: Record<string, unknown> = {},
): Record<string, unknown> => ({
  tourDateId,
  adults: 2,
  children: 0,
  name: 'Hannah Berg',
  email: 'Hannah.Berg@Example.org',
  phone: '+49 (170) 123-45-67',
  comment: '',
  idempotencyKey: crypto.randomUUID(),
  ...changes,
})

/** Leaves exactly `seats` free on an option by a sale in the ledger, like a sold seat. */
export const leaveSeats = async (
  { app }: TestApp,
  optionId: number,
  seats: number,
): Promise<void> => {
  const { freeSeats } = await app.db.tourDateOption.findUniqueOrThrow({
    where: { id: optionId },
    select: { freeSeats: true },
  })
  if (freeSeats > seats)
    await app.db.seatLedgerEntry.create({
      data: {
        tourDateOptionId: optionId,
        kind: 'sale',
        seats: freeSeats - seats,
        delta: seats - freeSeats,
      },
    })
}
