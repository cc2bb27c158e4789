import { setTimeout as pause } from 'node:timers/promises'
import type { BenchServer } from '../bench/benchServer.ts'

/** Counts of what callers heard besides an answer. */
export interface Noise {
  /** Nobody there, connection cut, or "away for a moment": the caller tries again. */
  retryable: number
  /** Errors that say neither yes nor no nor come again: each breaks a promise. */
  unclear: string[]
}

export interface Api {
  servers: readonly BenchServer[]
  noise: Noise
}

const patienceMs = 60_000
/** Twice as long each time, up to some two seconds, and never in step with others. */
const pauseAfter = (tries: number): number =>
  (0.5 + Math.random()) * Math.min(2_000, 50 * 2 ** tries)

/**
 * Asks some server until one answers, as a client that keeps its idempotency key does.
 * @returns the data of the answer; null when the answer was unclear or none came in a minute
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

/** Presses a button on the sandbox's payment page, on whichever server answers: the page is the same on all of them. */
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
    // 409: a press before this one was heard, only its answer was lost
    if (response?.status === 303 || response?.status === 409) return
    noise.retryable++
    await pause(pauseAfter(tries))
  }
  noise.unclear.push('the payment page did not answer within a minute')
}
