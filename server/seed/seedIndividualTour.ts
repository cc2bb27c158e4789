import { demoLogins } from './demoLogins.ts'
import type { Db } from '../db/connect.ts'

const dayMs = 86_400_000

/**
 * Adds an offer of the demo's organizer to one customer: a seventh off the usual price of a
 * departure two months ahead.
 */
export const seedIndividualTour = async (db: Db, now: Date): Promise<void> => {
  const organizer = demoLogins.find(({ role }) => role === 'organizer')
  const user = await db.user.findFirst({
    where: { email: organizer?.email ?? '' },
    select: { id: true },
  })
  const option = await db.tourDateOption.findFirst({
    where: {
      freeSeats: { gte: 4 },
      option: { isDefault: true },
      tourDate: {
        isCanceled: false,
        currency: 'USD',
        startDate: { gt: new Date(now.getTime() + 60 * dayMs) },
      },
    },
    orderBy: [{ tourDate: { startDate: 'asc' } }, { id: 'asc' }],
    select: { id: true, priceMinor: true, tourDate: { select: { currency: true } } },
  })
  if (!user || !option) return
  await db.individualTour.create({
    data: {
      tourDateOptionId: option.id,
      adults: 2,
      currency: option.tourDate.currency,
      // rounded up to whole units of the currency
      adultMinor: Math.ceil((option.priceMinor * 6) / 700) * 100,
      note: 'As we agreed on the phone: two places together, and we meet you at the airport.',
      validUntil: new Date(now.getTime() + 30 * dayMs),
      createdByUserId: user.id,
      createdAt: now,
    },
  })
}
