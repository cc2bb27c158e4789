import { afterEach, expect, jest, test } from '@jest/globals'
import { fetchWithRetry } from './fetchWithRetry.ts'

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
})
const answering = (...statuses: number[]) => {
  const asked = jest.fn(async () => new Response(null, { status: statuses.shift() ?? 200 }))
  globalThis.fetch = asked as unknown as typeof fetch
  return asked
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'retries once after status %i',
  async (status) => {
    const asked = answering(status, status, 200)
    expect((await fetchWithRetry('http://localhost/graphql')).status).toBe(status)
    expect(asked).toHaveBeenCalledTimes(2)
  },
)

test.each([200, 400, 401, 403, 404, 410, 501])(
  'returns status %i without a retry',
  async (status) => {
    const asked = answering(status)
    expect((await fetchWithRetry('http://localhost/graphql')).status).toBe(status)
    expect(asked).toHaveBeenCalledTimes(1)
  },
)

test('does not retry for a visitor who has left', async () => {
  const left = new AbortController()
  const asked = answering(503)
  left.abort()
  await fetchWithRetry('http://localhost/graphql', { signal: left.signal })
  expect(asked).toHaveBeenCalledTimes(1)
})
