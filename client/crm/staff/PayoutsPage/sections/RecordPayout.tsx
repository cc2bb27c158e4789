import { useIntl } from 'react-intl'
import { type Currency, currencyExponent } from '#schema/codes/currencies.ts'
import { payoutFields } from '#schema/rules/money/issueFields.ts'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { RecordForm } from '../../../kit/RecordForm.tsx'
import type { PayoutFormState } from '../PayoutsPage.loader.ts'
import { staffPayoutsMessages as messages } from '../staffPayouts.messages.ts'

interface RecordPayoutProps {
  organizer: { id: number; name: string }
  due: { amountMinor: number; currency: Currency }
  /** yyyy-MM-dd */
  today: string
  formKey: string
  refusal: PayoutFormState | undefined
}

/** Formats an amount with a decimal point and no separators, for the amount field. */
const plain = (minor: number, exponent: number): string => {
  const digits = String(minor).padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** Form to record a transfer that was made. */
export function RecordPayout({
  organizer,
  due: { amountMinor, currency },
  today,
  formKey,
  refusal,
}: RecordPayoutProps) {
  const { formatMessage } = useIntl()
  const name = `payout-${organizer.id}-${currency}`
  // after an unknown outcome, a retry must record the same payout: keep its key
  const key =
    (refusal?.form === name && refusal.reason === 'failed' && refusal.values.key) || formKey
  return (
    <div data-print="no">
      <RecordForm
        name={name}
        hidden={{ organizer: organizer.id, currency, key }}
        rules={payoutFields}
        values={{
          amount: plain(amountMinor, currencyExponent[currency]),
          month: today.slice(0, 7),
          paidOn: today,
          reference: '',
        }}
        refusal={refusal}
        label={formatMessage(messages.recordSpoken, { name: organizer.name, currency })}
        summary={formatMessage(messages.record)}
        submit={{ text: formatMessage(messages.save), look: 'primary' }}
      >
        {(field) => (
          <>
            <TextInput
              {...field('amount')}
              compact
              inputMode="decimal"
              label={formatMessage(messages.amount, { currency })}
              hint={formatMessage(messages.amountHint)}
            />
            <TextInput
              {...field('month')}
              compact
              type="month"
              label={formatMessage(messages.month)}
            />
            <TextInput
              {...field('paidOn')}
              compact
              type="date"
              max={today}
              label={formatMessage(messages.paidOn)}
            />
            <TextInput {...field('reference')} compact label={formatMessage(messages.reference)} />
          </>
        )}
      </RecordForm>
    </div>
  )
}
