/** Temporary statuses: a retry may succeed (specification section 7). */
const passing: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Milliseconds before the retry. */
const pause = 300

/** Calls `fetch` and retries once after a temporary status; for read-only calls. */
export const fetchWithRetry: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (!passing.includes(answer.status)) return answer
  await new Promise((resolve) => setTimeout(resolve, pause))
  // the caller may have left; its request needs no retry then
  if (init?.signal?.aborted) return answer
  return fetch(input, init)
}
