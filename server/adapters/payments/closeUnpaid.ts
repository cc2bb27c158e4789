import type { CloseResult, ProviderState } from './port.ts'

/**
 * Closes a payment only if its state is `new`: some providers would refund a paid payment instead.
 */
export const closeUnpaid = async (
  { state }: ProviderState,
  end: () => Promise<unknown>,
): Promise<CloseResult> => {
  if (state === 'pending') return 'unknown'
  if (state === 'cancelled') return 'closed'
  if (state !== 'new') return 'moved'
  await end()
  return 'closed'
}
