import { PaymentProviderError } from './providerError.ts'
import type { PaymentProviderName, ProviderState } from './port.ts'

/** After a timeout the bank may still have executed the call. */
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
 * @returns the JSON answer, not yet validated; banks explain errors in answers with status 400 too
 * @throws PaymentProviderError TEMPORARY for timeouts, 429, 5xx and non-JSON; CONFIG for 401 and
 * 403
 */
export const callProvider = async ({
  provider,
  url,
  headers,
  body,
  timeoutMs,
}: ProviderCall): Promise<unknown> => {
  let status: number
  let text: string
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    // omit the cause: it may quote the URL, which holds keys for some providers
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new PaymentProviderError(
      'TEMPORARY',
      provider,
      isTimeout ? 'no answer in time' : 'could not be reached',
    )
  }
  if (status === 401 || status === 403)
    throw new PaymentProviderError('CONFIG', provider, 'refused our keys', {
      providerCode: `${status}`,
    })
  try {
    const answer: unknown = JSON.parse(text)
    if (status !== 429 && status < 500) return answer
    // MONETA reports its faults with status 500
    if (status === 500 && provider === 'MONETA') return answer
  } catch {
    // not JSON: a proxy's or maintenance page
  }
  throw new PaymentProviderError('TEMPORARY', provider, "sent an answer that can't be read", {
    providerCode: `${status}`,
  })
}

/** Returns the state of a payment whose status is unknown right now. */
export const pendingState = (providerRef: string | null): ProviderState => ({
  state: 'pending',
  providerRef,
  amountMinor: null,
  currency: null,
  refundedMinor: null,
})
