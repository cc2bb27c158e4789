import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSite } from '../../../routing/site.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
import { type CaptchaQueryVariables, useCaptchaLazyQuery } from './Captcha.generated.ts'
import css from './Captcha.module.css'
import { captchaMessages as messages } from './captcha.messages.ts'

interface CaptchaProps {
  asked: CaptchaQueryVariables
  /** Called with the solution, which the next attempt sends as `captcha`. */
  onSolved: (solution: string) => void
}

/**
 * Solves a captcha after many attempts: the visitor's device starts by itself, and a text explains
 * it. Where the server uses another service, its widget is loaded now, not earlier. It requires
 * scripts; without them, only that is shown.
 */
export function Captcha({ asked: { level, attempt, login }, onSolved }: CaptchaProps) {
  const { formatMessage } = useIntl()
  const { report, locale } = useSite()
  const [loadChallenge] = useCaptchaLazyQuery()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'asleep' | 'working' | 'widget' | 'failed'>('asleep')
  const [tries, setTries] = useState(0)
  const solved = useRef(onSolved)
  useEffect(() => {
    solved.current = onSolved
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new puzzle
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const solve = async () => {
      const { solveCaptcha } = await import('./solveCaptcha.ts')
      const onWidget = () => setState('widget')
      return solveCaptcha(
        { level, attempt, login: login ?? null },
        { loadChallenge, language: locale, place: () => place.current, onWidget, signal },
      )
    }
    setState('working')
    solve().then(
      (solution) => signal.aborted || solved.current(solution),
      (error: unknown) => {
        if (signal.aborted) return
        report(error)
        setState('failed')
      },
    )
    return () => ended.abort()
  }, [level, attempt, login, tries, loadChallenge, report, locale])

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
      {state === 'widget' && <p className={css.text}>{formatMessage(messages.widget)}</p>}
      {state === 'working' && (
        <>
          <ProgressBar label={formatMessage(messages.working)} tone="ochre" className={css.bar} />
          <p className={css.text}>
            {formatMessage(level === 'HARD_CAPTCHA' ? messages.longer : messages.short)}
          </p>
        </>
      )}
      {/* belongs to the captcha service: React leaves it alone */}
      <div ref={place} key={tries} />
      <noscript>
        <p className={css.text}>{formatMessage(messages.withoutScripts)}</p>
      </noscript>
    </div>
  )
}
