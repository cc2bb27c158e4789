import type { DeliveringSender } from '#schema/codes/codeSenders.ts'
import type { SendError } from './port.ts'

/**
 * Whether another channel may be offered after a failure. Only where the channel is at fault: a wrong number stays wrong
 * everywhere, a limit must not be walked around, and an empty account or a wrong setting is ours to mend.
 */
export const mayOfferNext = (error: SendError): boolean =>
  error === 'UNREACHABLE' || error === 'TEMPORARY'

/**
 * The channel to offer after failures, in the order given; null where none may be.
 * @param tried what was tried so far with its outcome, null where the code went out but the person asks again
 */
export const nextSender = (
  available: readonly DeliveringSender[],
  tried: ReadonlyMap<DeliveringSender, SendError | null>,
): DeliveringSender | null => {
  for (const error of tried.values()) if (error && !mayOfferNext(error)) return null
  return available.find((sender) => !tried.has(sender)) ?? null
}
