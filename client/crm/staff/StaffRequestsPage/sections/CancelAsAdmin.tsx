import { useIntl } from 'react-intl'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { requestStage } from '../../../../features/RequestStatus/requestStage.ts'
import type { RequestStatus } from '../../../../features/RequestStatus/requestStatuses.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../../ui/Field/Checkbox.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { FoldedForm } from '../../FoldedForm.tsx'
import { staffRequestsMessages as messages } from '../staffRequests.messages.ts'

/** The form by which Versta itself cancels; nothing where a request has ended. Says first what happens. */
export function CancelAsAdmin({ id, name, status }: { id: number; name: string; status: RequestStatus }) {
  const { formatMessage } = useIntl()
  const isBusy = useIsSending()
  const stage = requestStage(status)
  if (stage === 'complete' || stage === 'cancelled') return null
  return (
    <div data-print="no">
      <FoldedForm summary={formatMessage(messages.cancel)} spoken={formatMessage(messages.cancelSpoken, { number: String(id), name })}>
        <input type="hidden" name="id" value={id} />
        <p>{formatMessage(messages.cancelText)}</p>
        <TextArea
          name="message"
          compact
          required
          rows={3}
          maxLength={2000}
          label={formatMessage(messages.reason)}
          hint={formatMessage(messages.reasonHint)}
        />
        <Checkbox name="notifyClient" defaultChecked label={formatMessage(messages.notify)} />
        <Button type="submit" look="danger" size="s" busy={isBusy}>
          {formatMessage(messages.cancelNow)}
        </Button>
      </FoldedForm>
    </div>
  )
}
