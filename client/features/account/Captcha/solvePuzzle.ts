import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'

/** Number of workers: more gain little, and a phone must stay usable. */
const workers = 2

/**
 * Solves a proof of work in the background, in workers that are files of this site.
 * @param puzzle the challenge as JSON
 * @returns the `captcha` for the API
 * @throws if the browser can't, or `signal` aborts
 */
export async function solvePuzzle(puzzle: string, signal: AbortSignal): Promise<string> {
  const challenge = JSON.parse(puzzle) as Challenge
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(), { once: true })
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: workers,
    createWorker: () =>
      new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The puzzle has no solution')
  return btoa(JSON.stringify({ challenge, solution }))
}
