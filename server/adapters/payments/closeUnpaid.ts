import type { CloseResult, ProviderState } from './port.ts'

/** Looks before it closes: some providers give money back when they are asked to end a payment that was paid. */
export const closeUnpaid = async ({ state }: ProviderState, end: () => Promise<unknown>): Promise<CloseResult> => {
  if (state === 'pending') return 'unknown'
  if (state === 'cancelled') return 'closed'
  if (state !== 'new') return 'moved'
  await end()
  return 'closed'
}
