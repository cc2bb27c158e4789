import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { parseDecision } from './decisionAddress.ts'
import { decisionMessages as messages } from './decision.messages.ts'

const words = {
  confirm: messages.doneConfirm,
  decline: messages.doneDecline,
  extend: messages.doneExtend,
} as const

/**
 * Shows what was just decided. It takes the focus when the decision card closes: the button that
 * opened the card may be gone, and the request may have left the list.
 */
export function DecidedNotice({ className }: { className?: string | undefined }) {
  const { formatMessage } = useIntl()
  const { search, key } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const decided = parseDecision(search)
  const requestId = decided?.requestId

  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision is a new location, even the same decision twice
  useEffect(() => {
    if (requestId !== undefined) place.current?.focus()
  }, [requestId, key])

  return (
    decided && (
      <div ref={place} tabIndex={-1} className={className}>
        <Notice tone="success" role="status">
          {formatMessage(words[decided.intent], { number: String(decided.requestId) })}
        </Notice>
      </div>
    )
  )
}
