import { useIntl } from 'react-intl'
import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { FoldedForm } from '../../FoldedForm.tsx'
import type { Unpaid } from '../PayoutsPage.loader.ts'
import { staffPayoutsMessages as messages } from '../staffPayouts.messages.ts'

interface RecordPayoutProps {
  organizer: { id: number; name: string }
  currency: Currency
  dueMinor: number
  /** yyyy-MM-dd */
  today: string
  formKey: string
  /** What was typed and not recorded. */
  unpaid: Unpaid | undefined
}

/** A number that no browser, language or spreadsheet reads otherwise. */
const plain = (minor: number, exponent: number): string => {
  const digits = String(minor).padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** The form by which a transfer that was made is written down. */
export function RecordPayout({ organizer, currency, dueMinor, today, formKey, unpaid }: RecordPayoutProps) {
  const { formatMessage } = useIntl()
  const isBusy = useIsSending()
  return (
    <div data-print="no">
      <FoldedForm
        summary={formatMessage(messages.record)}
        spoken={formatMessage(messages.recordSpoken, { name: organizer.name, currency })}
        open={unpaid !== undefined}
      >
        <input type="hidden" name="organizer" value={organizer.id} />
        <input type="hidden" name="currency" value={currency} />
        <input type="hidden" name="key" value={unpaid?.why === 'failed' ? unpaid.idempotencyKey : formKey} />
        <TextInput
          compact
          required
          name="amount"
          inputMode="decimal"
          label={formatMessage(messages.amount, { currency })}
          hint={formatMessage(messages.amountHint)}
          defaultValue={unpaid?.amount ?? plain(dueMinor, currencyExponent[currency])}
        />
        <TextInput compact required type="month" name="month" label={formatMessage(messages.month)} defaultValue={today.slice(0, 7)} />
        <TextInput compact required type="date" name="paidOn" max={today} label={formatMessage(messages.paidOn)} defaultValue={today} />
        <TextInput
          compact
          required
          name="reference"
          maxLength={140}
          label={formatMessage(messages.reference)}
          defaultValue={unpaid?.reference ?? ''}
        />
        <Button type="submit" size="s" look="primary" busy={isBusy}>
          {formatMessage(messages.save)}
        </Button>
      </FoldedForm>
    </div>
  )
}
