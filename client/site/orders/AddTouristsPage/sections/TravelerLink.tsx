import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CopyLink } from '../../../../features/shell/ShareLinks/CopyLink.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { share as shareGlyph } from '../../../../ui/Icon/controls.ts'
import { addTouristsPageMessages as messages } from '../addTouristsPage.messages.ts'
import { useShareTravelerLinkMutation } from '../ShareTravelerLink.generated.ts'
import css from './TravelerLink.module.css'

interface TravelerLinkProps {
  /** The request's UUID. */
  uuid: string
  position: number
  tour: string
}

type Outcome = 'closed' | 'failed' | { url: string; isNew: boolean }

/** The personal link of a seat, created on demand. */
export function TravelerLink({ uuid, position, tour }: TravelerLinkProps) {
  const { formatMessage } = useIntl()
  const [share, { loading }] = useShareTravelerLinkMutation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const ask = async (renew: boolean): Promise<void> => {
    try {
      const { shareTravelerLink } = (await share({ variables: { uuid, position, renew } })).data
      const isMade = shareTravelerLink.__typename === 'ShareTravelerLinkSuccess'
      setOutcome(isMade ? { url: shareTravelerLink.url, isNew: renew } : 'closed')
    } catch {
      setOutcome('failed')
    }
  }

  if (outcome === null || outcome === 'failed')
    return (
      <div className={css.link} data-print="no">
        <Button type="button" size="s" icon={shareGlyph} busy={loading} onClick={() => ask(false)}>
          {formatMessage(messages.link)}
        </Button>
        {outcome === 'failed' && <p role="alert">{formatMessage(messages.linkFailed)}</p>}
      </div>
    )
  if (outcome === 'closed') return <p role="alert">{formatMessage(messages.linkClosed)}</p>
  const { url, isNew } = outcome
  const canShare = typeof navigator.share === 'function'
  return (
    <div className={css.made} data-print="no">
      <TextInput
        label={formatMessage(messages.linkTitle, { number: position + 1 })}
        hint={formatMessage(messages.linkText)}
        value={url}
        readOnly
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {isNew && <p role="status">{formatMessage(messages.linkRenewed)}</p>}
      <div className={css.ways}>
        <CopyLink url={url} />
        {canShare && (
          // closing the share dialog is not a failure
          <Button
            type="button"
            size="s"
            icon={shareGlyph}
            onClick={() => navigator.share({ url, title: tour }).catch(() => {})}
          >
            {formatMessage(messages.linkShare)}
          </Button>
        )}
        <Button type="button" size="s" look="quiet" busy={loading} onClick={() => ask(true)}>
          {formatMessage(messages.linkRenew)}
        </Button>
      </div>
    </div>
  )
}
