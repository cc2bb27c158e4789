import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Notice } from '../../../../ui/Notice/Notice.tsx'
import type { TouristsRefusal } from '../AddTouristsPage.loader.ts'
import { addTouristsPageMessages as messages } from '../addTouristsPage.messages.ts'

/**
 * Explains why the list was not saved and what to do now. Takes the focus, unless a field has it.
 */
export function TouristsNotice({ refusal: { kind } }: { refusal: TouristsRefusal }) {
  const { formatMessage } = useIntl()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind === 'invalid') return
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'center' })
  }, [kind])
  const notice = () => {
    switch (kind) {
      case 'invalid':
        return <Notice tone="warning" role="alert" title={formatMessage(messages.invalid)} />
      case 'conflict':
        return (
          <Notice tone="warning" role="alert" title={formatMessage(messages.conflictTitle)}>
            {formatMessage(messages.conflictText)}
          </Notice>
        )
      case 'closed':
        return (
          <Notice tone="danger" role="alert" title={formatMessage(messages.goneTitle)}>
            {formatMessage(messages.goneText)}
          </Notice>
        )
      case 'away':
        return (
          <Notice tone="warning" role="alert" title={formatMessage(messages.awayTitle)}>
            {formatMessage(messages.awayText)}
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
