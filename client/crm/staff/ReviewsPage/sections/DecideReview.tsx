import { useIntl } from 'react-intl'
import { rejectionFields } from '#schema/rules/booking/reviewDecisions.ts'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { check } from '../../../../ui/Icon/controls.ts'
import type { CrmRefusal } from '../../../kit/crmAction.ts'
import { RecordForm } from '../../../kit/RecordForm.tsx'
import { RowAction } from '../../../kit/RowAction.tsx'
import { staffReviewsMessages as messages } from '../staffReviews.messages.ts'

interface DecideReviewProps {
  id: number
  name: string
  status: 'PENDING' | 'PUBLISHED' | 'REJECTED'
  refusal: CrmRefusal | undefined
}

/** Offers the possible decisions about a review: to publish it, or to reject it with a reason. */
export function DecideReview({ id, name, status, refusal }: DecideReviewProps) {
  const { formatMessage } = useIntl()
  const named = { number: String(id), name }
  return (
    <div data-print="no">
      {status !== 'PUBLISHED' && (
        <RowAction
          fields={{ id, from: status, intent: 'publish' }}
          text={formatMessage(messages.publish)}
          label={formatMessage(messages.publishSpoken, named)}
          look={status === 'PENDING' ? 'primary' : 'secondary'}
          icon={check}
        />
      )}
      {status !== 'REJECTED' && (
        <RecordForm
          name={`reject-${id}`}
          hidden={{ id, from: status }}
          rules={rejectionFields}
          refusal={refusal}
          label={formatMessage(messages.rejectSpoken, named)}
          summary={formatMessage(messages.reject)}
          submit={{ text: formatMessage(messages.rejectNow), look: 'danger', intent: 'reject' }}
        >
          {(field) => (
            <TextArea
              {...field('reason')}
              compact
              rows={3}
              minLength={10}
              label={formatMessage(messages.reason)}
              hint={formatMessage(messages.reasonHint)}
            />
          )}
        </RecordForm>
      )}
    </div>
  )
}
