import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSite } from '../../routing/site.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import type { CaptchaQueryVariables } from './Captcha.generated.ts'
import css from './Captcha.module.css'
import { captchaMessages as messages } from './captcha.messages.ts'

interface CaptchaProps {
  asked: CaptchaQueryVariables
  /** Takes what goes with the next attempt as `captcha`. */
  onSolved: (solution: string) => void
}

/**
 * Many attempts cost the machine in front of the person a moment of work: it begins by itself and says so. Without scripts it
 * can't be done, which is said too.
 */
export function Captcha({ asked: { level, attempt, login }, onSolved }: CaptchaProps) {
  const { formatMessage } = useIntl()
  const { source, report } = useSite()
  const [state, setState] = useState<'working' | 'failed'>('working')
  const [tries, setTries] = useState(0)
  const solved = useRef(onSolved)
  useEffect(() => {
    solved.current = onSolved
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another puzzle
  useEffect(() => {
    const ended = new AbortController()
    const solve = async () => {
      const [{ CaptchaDocument }, { solvePuzzle }] = await Promise.all([import('./Captcha.generated.ts'), import('./solvePuzzle.ts')])
      const { data } = await source.query(CaptchaDocument, { level, attempt, login: login ?? null }, { signal: ended.signal })
      const { puzzle } = data.captchaChallenge
      if (puzzle === null) throw new Error('This captcha is of a service that the page has no widget for')
      return solvePuzzle(puzzle, ended.signal)
    }
    setState('working')
    solve().then(
      (solution) => ended.signal.aborted || solved.current(solution),
      (error: unknown) => {
        if (ended.signal.aborted) return
        report(error)
        setState('failed')
      },
    )
    return () => ended.abort()
  }, [level, attempt, login, tries, source, report])

  if (state === 'failed')
    return (
      <Notice
        tone="warning"
        role="alert"
        title={formatMessage(messages.failedTitle)}
        action={
          <Button size="s" onClick={() => setTries((count) => count + 1)}>
            {formatMessage(messages.tryAgain)}
          </Button>
        }
      >
        {formatMessage(messages.failedText)}
      </Notice>
    )
  return (
    <div role="status" className={css.captcha}>
      <ProgressBar label={formatMessage(messages.working)} tone="ochre" className={css.bar} />
      <p className={css.text}>{formatMessage(level === 'HARD_CAPTCHA' ? messages.longer : messages.short)}</p>
      <noscript>
        <p className={css.text}>{formatMessage(messages.withoutScripts)}</p>
      </noscript>
    </div>
  )
}
