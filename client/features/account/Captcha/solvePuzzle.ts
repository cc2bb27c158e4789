import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'

/** More bring little, and a phone has to stay usable. */
const workers = 2

/**
 * Solves a proof of work beside the page, in workers that are files of this site.
 * @param puzzle the challenge as JSON
 * @returns what the API takes as `captcha`
 * @throws where the browser can't, or when `signal` says so
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
