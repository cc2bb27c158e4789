import { useIntl } from 'react-intl'
import { refundByHandFields } from '#schema/rules/money/issueFields.ts'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { refresh } from '../../../../ui/Icon/controls.ts'
import type { CrmRefusal } from '../../../kit/crmAction.ts'
import { RecordForm } from '../../../kit/RecordForm.tsx'
import { RowAction } from '../../../kit/RowAction.tsx'
import { staffMoneyMessages as messages } from '../staffMoney.messages.ts'

interface HandleRefundProps {
  refundId: string
  requestId: number
  /** Formatted amount with its currency. */
  amount: string
  refusal: CrmRefusal | undefined
}

/** Offers the actions for a failed refund: to retry it, or to record a manual transfer. */
export function HandleRefund({ refundId, requestId, amount, refusal }: HandleRefundProps) {
  const { formatMessage } = useIntl()
  const named = { number: String(requestId), amount }
  return (
    <div data-print="no">
      <RowAction
        fields={{ refund: refundId, intent: 'retry' }}
        text={formatMessage(messages.retry)}
        label={formatMessage(messages.retrySpoken, named)}
        icon={refresh}
      />
      <RecordForm
        name={`byHand-${refundId}`}
        hidden={{ refund: refundId }}
        rules={refundByHandFields}
        refusal={refusal}
        label={formatMessage(messages.byHandSpoken, named)}
        summary={formatMessage(messages.byHand)}
        submit={{ text: formatMessage(messages.record), look: 'primary', intent: 'byHand' }}
      >
        {(field) => (
          <>
            <p>{formatMessage(messages.byHandText)}</p>
            <TextInput {...field('reference')} compact label={formatMessage(messages.reference)} />
          </>
        )}
      </RecordForm>
    </div>
  )
}
