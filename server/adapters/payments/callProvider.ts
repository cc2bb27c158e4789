import { PaymentProviderError } from './providerError.ts'
import type { PaymentProviderName, ProviderState } from './port.ts'

/** A bank that is silent for longer may still have done what was asked. */
export const providerTimeoutMs = 15_000

interface ProviderCall {
  provider: PaymentProviderName
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

/**
 * Posts to a provider.
 * @returns the answer as JSON, still unknown; banks explain errors in answers of status 400 too
 * @throws PaymentProviderError TEMPORARY for silence, 429, 5xx and what is not JSON; CONFIG for 401 and 403
 */
export const callProvider = async ({ provider, url, headers, body, timeoutMs }: ProviderCall): Promise<unknown> => {
  let status: number
  let text: string
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    status = response.status
    text = await response.text()
  } catch (error) {
    // the cause stays out: it may quote the address, and some providers have keys in it
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new PaymentProviderError('TEMPORARY', provider, isTimeout ? 'no answer in time' : 'not reached')
  }
  if (status === 401 || status === 403)
    throw new PaymentProviderError('CONFIG', provider, 'refuses our keys', { providerCode: `${status}` })
  try {
    const answer: unknown = JSON.parse(text)
    if (status !== 429 && status < 500) return answer
    // MONETA explains its faults with status 500
    if (status === 500 && provider === 'MONETA') return answer
  } catch {
    // not JSON: a proxy or a page of maintenance
  }
  throw new PaymentProviderError('TEMPORARY', provider, 'answers nothing usable', { providerCode: `${status}` })
}

/** The state of a payment of which nothing is known at this moment. */
export const pendingState = (providerRef: string | null): ProviderState => ({
  state: 'pending',
  providerRef,
  amountMinor: null,
  currency: null,
  refundedMinor: null,
})
