import { useIntl } from 'react-intl'
import { staffCancellationFields } from '#schema/rules/booking/decisionFields.ts'
import { requestStage } from '../../../../features/request/RequestStatus/requestStage.ts'
import type { RequestStatus } from '../../../../features/request/RequestStatus/requestStatuses.ts'
import { Checkbox } from '../../../../ui/Field/Checkbox.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import type { CrmRefusal } from '../../../kit/crmAction.ts'
import { RecordForm } from '../../../kit/RecordForm.tsx'
import { staffRequestsMessages as messages } from '../staffRequests.messages.ts'

interface CancelAsAdminProps {
  id: number
  name: string
  status: RequestStatus
  refusal: CrmRefusal | undefined
}

/**
 * Form to cancel a request on behalf of Versta, with a text about the consequences; nothing for a
 * request that has ended.
 */
export function CancelAsAdmin({ id, name, status, refusal }: CancelAsAdminProps) {
  const { formatMessage } = useIntl()
  const stage = requestStage(status)
  if (stage === 'complete' || stage === 'cancelled') return null
  return (
    <div data-print="no">
      <RecordForm
        name={`cancel-${id}`}
        hidden={{ id }}
        rules={staffCancellationFields}
        refusal={refusal}
        label={formatMessage(messages.cancelSpoken, { number: String(id), name })}
        summary={formatMessage(messages.cancel)}
        submit={{ text: formatMessage(messages.cancelNow), look: 'danger' }}
      >
        {(field) => (
          <>
            <p>{formatMessage(messages.cancelText)}</p>
            <TextArea
              {...field('message')}
              compact
              rows={3}
              label={formatMessage(messages.reason)}
              hint={formatMessage(messages.reasonHint)}
            />
            <Checkbox name="notifyClient" defaultChecked label={formatMessage(messages.notify)} />
          </>
        )}
      </RecordForm>
    </div>
  )
}
