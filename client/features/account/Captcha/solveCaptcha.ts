import type { CaptchaQueryVariables, useCaptchaLazyQuery } from './Captcha.generated.ts'

interface Surroundings {
  loadChallenge: ReturnType<typeof useCaptchaLazyQuery>[0]
  language: string
  /** Empty, in the page, once that has been rendered: where a widget may stand. */
  place: () => HTMLElement | null
  /** The person has something to do. */
  onWidget: () => void
  signal: AbortSignal
}

/**
 * Asks the server for a captcha and solves it, alone or by the widget of another service.
 * @returns what the API takes as `captcha`
 * @throws where that does not work
 */
export async function solveCaptcha(
  asked: CaptchaQueryVariables,
  { loadChallenge, language, place, onWidget, signal }: Surroundings,
): Promise<string> {
  const { data } = await loadChallenge({
    variables: { ...asked, login: asked.login ?? null },
    signal,
  })
  const { provider, puzzle, siteKey, binding } = data.captchaChallenge
  if (puzzle !== null) return (await import('./solvePuzzle.ts')).solvePuzzle(puzzle, signal)
  const where = place()
  if (provider === 'ALTCHA' || siteKey === null || !where)
    throw new Error('A captcha without anything to solve')
  onWidget()
  return (await import('./solveWidget.ts')).solveWidget(
    { provider, siteKey, binding, language },
    where,
    signal,
  )
}
