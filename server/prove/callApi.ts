import { setTimeout as pause } from 'node:timers/promises'
import type { BenchServer } from '../bench/benchServer.ts'

/** Counts of unsuccessful calls. */
export interface Noise {
  /** No server, a cut connection or a temporary outage: the caller retries. */
  retryable: number
  /** Errors that are neither a yes, a no nor a request to retry: each breaks a promise. */
  unclear: string[]
}

export interface Api {
  servers: readonly BenchServer[]
  noise: Noise
}

const patienceMs = 60_000
/**
 * Returns a random pause in milliseconds that doubles with each attempt, up to about two seconds.
 * Random, to keep callers out of step.
 */
const pauseAfter = (tries: number): number =>
  (0.5 + Math.random()) * Math.min(2_000, 50 * 2 ** tries)

/**
 * Calls random servers until one answers, as a client that keeps its idempotency key does.
 * @returns the data of the answer; null when the answer was unclear or none came within a minute
 */
export const callApi = async <Data>(
  { servers, noise }: Api,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data | null> => {
  const body = JSON.stringify({ query, variables })
  const deadline = Date.now() + patienceMs
  for (let tries = 1; Date.now() < deadline; tries++) {
    const answer = await once(servers, '/graphql', { 'content-type': 'application/json' }, body)
    if (answer.kind === 'data') return answer.data as Data
    if (answer.kind === 'unclear') {
      noise.unclear.push(answer.words)
      return null
    }
    noise.retryable++
    await pause(pauseAfter(tries))
  }
  noise.unclear.push('no answer within a minute')
  return null
}

type Answer =
  | { kind: 'data'; data: unknown }
  | { kind: 'retry' }
  | { kind: 'unclear'; words: string }

const once = async (
  servers: readonly BenchServer[],
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<Answer> => {
  const server = servers[Math.floor(Math.random() * servers.length)]
  if (!server) return { kind: 'retry' }
  try {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    const { data, errors } = JSON.parse(text) as {
      data?: unknown
      errors?: { extensions?: { code?: string } }[]
    }
    if (response.status === 503 || errors?.[0]?.extensions?.code === 'UNAVAILABLE')
      return { kind: 'retry' }
    if (errors || !data) return { kind: 'unclear', words: text.slice(0, 200) }
    return { kind: 'data', data }
  } catch {
    return { kind: 'retry' }
  }
}

/**
 * Presses a button on the sandbox's payment page on any server that answers: the page is the same
 * on all.
 */
export const pressOnPaymentPage = async (
  { servers, noise }: Api,
  payUrl: string,
  choice: string,
): Promise<void> => {
  const { pathname, search } = new URL(payUrl)
  const deadline = Date.now() + patienceMs
  for (let tries = 1; Date.now() < deadline; tries++) {
    const server = servers[Math.floor(Math.random() * servers.length)]
    const response = await fetch(`${server?.url}${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `choice=${choice}`,
      redirect: 'manual',
    }).catch(() => null)
    // 409: an earlier press succeeded, only its answer was lost
    if (response?.status === 303 || response?.status === 409) return
    noise.retryable++
    await pause(pauseAfter(tries))
  }
  noise.unclear.push('the payment page did not answer within a minute')
}
