import type { CloseResult, ProviderState } from './port.ts'

/**
 * Reads the state before it closes: some providers refund a paid payment when asked to close it.
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
