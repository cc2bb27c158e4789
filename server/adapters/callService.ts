/** Outcome of a call: an answer with any status, or none that could be read in time. */
export type ServiceAnswer =
  | {
      kind: 'answer'
      status: number /** Parsed JSON; null where it is none. */
      body: unknown
      text: string
    }
  | { kind: 'silence' }

export interface ServiceCall {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent as application/x-www-form-urlencoded. */
  form?: URLSearchParams
  /** Sent as application/json. */
  json?: unknown
  /** Milliseconds until the call is aborted. */
  timeoutMs?: number
}

const defaultTimeoutMs = 8_000
/** Maximum characters kept of an answer; real answers have a few hundred. */
const maxResponseLength = 200_000

/**
 * Calls an outside service. Never rejects, follows no redirects (a secret must not be forwarded)
 * and returns no URLs, which may contain secrets.
 */
export const callService = async (
  url: string,
  { method = 'POST', headers, form, json, timeoutMs }: ServiceCall,
): Promise<ServiceAnswer> => {
  const body = form ?? (json === undefined ? null : JSON.stringify(json))
  try {
    const response = await fetch(url, {
      method,
      body,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs ?? defaultTimeoutMs),
    })
    const text = (await response.text()).slice(0, maxResponseLength)
    return { kind: 'answer', status: response.status, body: parsed(text), text }
  } catch {
    return { kind: 'silence' }
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
