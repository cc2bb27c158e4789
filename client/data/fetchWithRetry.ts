/** Answers after which the same question may be answered (specification section 7). */
const passing: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Milliseconds between the two. */
const pause = 300

/** `fetch` that asks once more where an answer says that it may pass; for calls that only read. */
export const fetchWithRetry: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (!passing.includes(answer.status)) return answer
  await new Promise((resolve) => setTimeout(resolve, pause))
  // whoever asked may have left; the answer that is there is as good as none then
  if (init?.signal?.aborted) return answer
  return fetch(input, init)
}
