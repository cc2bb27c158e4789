import type { CaptchaQueryVariables, useCaptchaLazyQuery } from './Captcha.generated.ts'

interface Surroundings {
  loadChallenge: ReturnType<typeof useCaptchaLazyQuery>[0]
  language: string
  /** Returns an empty element of the page for a widget, once rendered. */
  place: () => HTMLElement | null
  /** Called when the visitor has to act. */
  onWidget: () => void
  signal: AbortSignal
}

/**
 * Fetches a captcha from the server and solves it, alone or by another service's widget.
 * @returns the `captcha` for the API
 * @throws if that fails
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
    throw new Error('The captcha has neither puzzle nor site key')
  onWidget()
  return (await import('./solveWidget.ts')).solveWidget(
    { provider, siteKey, binding, language },
    where,
    signal,
  )
}
