import type { DeliveringSender } from '#schema/codes/codeSenders.ts'
import type { SendError } from './port.ts'

/**
 * Returns whether another channel may be offered after a failure, which only a failure of the
 * channel allows. A wrong number is wrong everywhere, a limit must not be bypassed, and an empty
 * account or a wrong setting is ours to fix.
 */
export const mayOfferNext = (error: SendError): boolean =>
  error === 'UNREACHABLE' || error === 'TEMPORARY'

/**
 * Returns the next channel to offer, in the given order; null if none is allowed.
 * @param tried error of each channel tried; null: the code was sent, but the person requests
 * another
 */
export const nextSender = (
  available: readonly DeliveringSender[],
  tried: ReadonlyMap<DeliveringSender, SendError | null>,
): DeliveringSender | null => {
  for (const error of tried.values()) if (error && !mayOfferNext(error)) return null
  return available.find((sender) => !tried.has(sender)) ?? null
}
