import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { refresh } from '../../../../ui/Icon/controls.ts'
import { FoldedForm } from '../../FoldedForm.tsx'
import { staffMoneyMessages as messages } from '../staffMoney.messages.ts'

interface HandleRefundProps {
  refundId: string
  requestId: number
  /** Written out. */
  amount: string
}

/** What may be done about a refund that failed: another try, or the note of a transfer that somebody made. */
export function HandleRefund({ refundId, requestId, amount }: HandleRefundProps) {
  const { formatMessage } = useIntl()
  const isBusy = useIsSending()
  const named = { number: String(requestId), amount }
  return (
    <div data-print="no">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="refund" value={refundId} />
        <Button
          type="submit"
          size="s"
          icon={refresh}
          name="intent"
          value="retry"
          busy={isBusy}
          aria-label={formatMessage(messages.retrySpoken, named)}
        >
          {formatMessage(messages.retry)}
        </Button>
      </Form>
      <FoldedForm summary={formatMessage(messages.byHand)} spoken={formatMessage(messages.byHandSpoken, named)}>
        <input type="hidden" name="refund" value={refundId} />
        <p>{formatMessage(messages.byHandText)}</p>
        <TextInput compact required name="reference" maxLength={140} label={formatMessage(messages.reference)} />
        <Button type="submit" size="s" look="primary" name="intent" value="byHand" busy={isBusy}>
          {formatMessage(messages.record)}
        </Button>
      </FoldedForm>
    </div>
  )
}
