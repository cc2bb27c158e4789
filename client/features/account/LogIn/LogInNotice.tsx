import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { usePagePath } from '../../../routing/site.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { Captcha } from '../Captcha/Captcha.tsx'
import type { LogInRefusal } from './logInRefusal.ts'
import { logInMessages as messages } from './logIn.messages.ts'
import { RetryCountdown } from './RetryCountdown.tsx'

interface LogInNoticeProps {
  refusal: LogInRefusal
  /** Called with a captcha solution to try again. */
  onSolved: (captcha: string) => void
}

/** Explains why the login failed and what to do now. Takes the focus, unless a field does. */
export function LogInNotice({ refusal, onSolved }: LogInNoticeProps) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal.kind !== 'invalid' && refusal.kind !== 'code' && refusal.kind !== 'captcha')
      place.current?.focus()
  }, [refusal])
  const notice = () => {
    switch (refusal.kind) {
      case 'invalid':
      case 'login':
      case 'code':
        return null
      case 'captcha':
        return <Captcha asked={refusal.asked} onSolved={onSolved} />
      case 'wrong':
        return (
          <Notice tone="danger" role="alert">
            {formatMessage(messages.wrong, {
              recover: (words) => (
                <a key="recover" href={pathOf('recoverPassword')}>
                  {words}
                </a>
              ),
            })}
          </Notice>
        )
      case 'wait':
        return (
          <Notice tone="warning" role="alert" title={formatMessage(messages.waitTitle)}>
            <RetryCountdown key={JSON.stringify(refusal)} seconds={refusal.seconds} />
          </Notice>
        )
      case 'noSms':
        return (
          <Notice tone="warning" role="alert">
            {formatMessage(messages.noSms)}{' '}
            <a href={pathOf('contacts')}>{formatMessage(messages.contacts)}</a>
          </Notice>
        )
      case 'elsewhere':
        return (
          <Notice tone="warning" role="alert">
            {formatMessage(messages.elsewhere)}
          </Notice>
        )
      case 'away':
        return (
          <Notice tone="warning" role="alert">
            {formatMessage(messages.away)}
          </Notice>
        )
    }
  }
  return (
    <div ref={place} tabIndex={-1}>
      {notice()}
    </div>
  )
}
