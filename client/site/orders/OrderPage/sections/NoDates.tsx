import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx'
import { calendar } from '../../../../ui/Icon/signs.ts'
import { orderLaterMessages as messages } from '../orderLater.messages.ts'

interface NoDatesProps {
  tourHref: string
}

/** Shown instead of the form when every date is sold out. */
export function NoDates({ tourHref }: NoDatesProps) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      icon={calendar}
      title={formatMessage(messages.noDates)}
      action={
        <Button look="primary" href={tourHref}>
          {formatMessage(messages.backToTour)}
        </Button>
      }
    >
      <p>{formatMessage(messages.noDatesText)}</p>
    </EmptyState>
  )
}
