import { useIntl } from 'react-intl'
import { resolutionFields } from '#schema/rules/money/issueFields.ts'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import type { CrmRefusal } from '../../../kit/crmAction.ts'
import { RecordForm } from '../../../kit/RecordForm.tsx'
import { staffMoneyMessages as messages } from '../staffMoney.messages.ts'

/** Form to resolve a payment issue other than a failed refund, with a note of what was done. */
export function ResolveIssue({ id, refusal }: { id: number; refusal: CrmRefusal | undefined }) {
  const { formatMessage } = useIntl()
  return (
    <div data-print="no">
      <RecordForm
        name={`resolve-${id}`}
        hidden={{ issue: id }}
        rules={resolutionFields}
        refusal={refusal}
        label={formatMessage(messages.resolveSpoken, { number: String(id) })}
        summary={formatMessage(messages.resolve)}
        submit={{ text: formatMessage(messages.settle), look: 'primary', intent: 'resolve' }}
      >
        {(field) => (
          <TextArea
            {...field('note')}
            compact
            rows={3}
            label={formatMessage(messages.note)}
            hint={formatMessage(messages.noteHint)}
          />
        )}
      </RecordForm>
    </div>
  )
}
