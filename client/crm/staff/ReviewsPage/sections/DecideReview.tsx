import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { check } from '../../../../ui/Icon/controls.ts'
import { FoldedForm } from '../../FoldedForm.tsx'
import { staffReviewsMessages as messages } from '../staffReviews.messages.ts'

interface DecideReviewProps {
  id: number
  name: string
  status: 'PENDING' | 'PUBLISHED' | 'REJECTED'
}

/** What can still be made of a review: it is published, or kept off the page with a reason. */
export function DecideReview({ id, name, status }: DecideReviewProps) {
  const { formatMessage } = useIntl()
  const isBusy = useIsSending()
  const named = { number: String(id), name }
  const asked = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={status} />
    </>
  )
  return (
    <div data-print="no">
      {status !== 'PUBLISHED' && (
        <Form method="post" preventScrollReset>
          {asked}
          <Button
            type="submit"
            name="intent"
            value="publish"
            size="s"
            look={status === 'PENDING' ? 'primary' : 'secondary'}
            icon={check}
            busy={isBusy}
            aria-label={formatMessage(messages.publishSpoken, named)}
          >
            {formatMessage(messages.publish)}
          </Button>
        </Form>
      )}
      {status !== 'REJECTED' && (
        <FoldedForm summary={formatMessage(messages.reject)} spoken={formatMessage(messages.rejectSpoken, named)}>
          {asked}
          <TextArea
            compact
            required
            name="reason"
            rows={3}
            minLength={10}
            maxLength={2000}
            label={formatMessage(messages.reason)}
            hint={formatMessage(messages.reasonHint)}
          />
          <Button type="submit" name="intent" value="reject" size="s" look="danger" busy={isBusy}>
            {formatMessage(messages.rejectNow)}
          </Button>
        </FoldedForm>
      )}
    </div>
  )
}
