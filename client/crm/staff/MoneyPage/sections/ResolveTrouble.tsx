import { useIntl } from 'react-intl'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { FoldedForm } from '../../FoldedForm.tsx'
import { staffMoneyMessages as messages } from '../staffMoney.messages.ts'

/** The note of what was done about a trouble that is no refund. */
export function ResolveTrouble({ id }: { id: number }) {
  const { formatMessage } = useIntl()
  const isBusy = useIsSending()
  return (
    <div data-print="no">
      <FoldedForm summary={formatMessage(messages.resolve)} spoken={formatMessage(messages.resolveSpoken, { number: String(id) })}>
        <input type="hidden" name="trouble" value={id} />
        <TextArea
          compact
          required
          rows={3}
          name="note"
          maxLength={2000}
          label={formatMessage(messages.note)}
          hint={formatMessage(messages.noteHint)}
        />
        <Button type="submit" size="s" look="primary" name="intent" value="resolve" busy={isBusy}>
          {formatMessage(messages.settle)}
        </Button>
      </FoldedForm>
    </div>
  )
}
