import { expectWithin } from '../../../adapters/limits/expectWithin.ts'
import { createMemoryLimits } from '../../../adapters/limits/memory.ts'
import { networkOf } from '../../../adapters/limits/networkOf.ts'
import type { Clock } from '../../../core/clock.ts'

/** How often a network address may do what an hour; 0: as often as it likes. */
export interface BookingPace {
  requests: number
  quotes: number
  payments: number
}

export type BookingStep = keyof BookingPace

/**
 * Counts what a visitor without an account can do to everybody's seats and to our providers.
 * @throws DomainError RATE_LIMITED, with the seconds to wait
 */
export type CountBooking = (step: BookingStep, address: string) => Promise<void>

const hour = 3600

/** In this process's memory: a sale's first day is no time to ask the database once more for each booking. */
export const createBookingLimits = (clock: Clock, pace: BookingPace): CountBooking => {
  const limits = createMemoryLimits(clock)
  return async (step, address) => {
    const attempts = pace[step]
    if (attempts > 0) await expectWithin(limits, { name: `booking.${step}`, attempts, seconds: hour }, networkOf(address))
  }
}
