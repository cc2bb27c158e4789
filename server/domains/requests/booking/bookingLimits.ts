import { enforceLimit } from '../../../adapters/limits/enforceLimit.ts'
import { createMemoryLimits } from '../../../adapters/limits/memory.ts'
import { networkOf } from '../../../adapters/limits/networkOf.ts'
import type { Clock } from '../../../core/clock.ts'

/** Hourly limits per network address; 0: no limit. */
export interface BookingRateLimits {
  requests: number
  quotes: number
  payments: number
}

export type BookingStep = keyof BookingRateLimits

/**
 * Limits what a visitor without an account can do to shared seats and to our providers.
 * @throws DomainError RATE_LIMITED, with the seconds to wait
 */
export type EnforceBookingLimit = (step: BookingStep, address: string) => Promise<void>

const hour = 3600

/**
 * Counts in this process's memory: on a sale's first day each booking must not cost another
 * database call.
 */
export const createBookingLimits = (clock: Clock, pace: BookingRateLimits): EnforceBookingLimit => {
  const limits = createMemoryLimits(clock)
  return async (step, address) => {
    const attempts = pace[step]
    if (attempts > 0)
      await enforceLimit(
        limits,
        { name: `booking.${step}`, attempts, seconds: hour },
        networkOf(address),
      )
  }
}
