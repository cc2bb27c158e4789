import { type MessageDescriptor, useIntl } from 'react-intl'
import { decisionFields } from '#schema/rules/booking/decisionFields.ts'
import { useRuleForm } from '../../../../features/shell/FieldRules/useRuleForm.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { useActionResult } from '../../../../routing/useLoaderResult.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { Notice } from '../../../../ui/Notice/Notice.tsx'
import type { RequestPageQuery } from '../RequestPage.generated.ts'
import type { action, RequestActionFailure } from '../RequestPage.loader.ts'
import { cancelRequestMessages as messages } from '../cancelRequest.messages.ts'
import css from './CancelRequest.module.css'

type Request = NonNullable<RequestPageQuery['request']>

const refusals: Partial<Record<RequestActionFailure['refusal'], MessageDescriptor>> = {
  moved: messages.cancelMoved,
  changed: messages.cancelChanged,
  away: messages.cancelAway,
}

interface CancelRequestProps {
  /** Null where the request can't be canceled any more. */
  quote: Request['cancelQuote']
  organizer: string
}

/** Form to cancel a request, which shows the refund first and cancels only for that amount. */
export function CancelRequest({ quote, organizer }: CancelRequestProps) {
  const { formatMessage, formatNumber } = useIntl()
  const money = useMoneyFormat()
  const acted = useActionResult<typeof action>()
  const refusal = acted && refusals[acted.refusal]
  const { form, field, isBusy } = useRuleForm({ rules: decisionFields })
  const notice = refusal && (
    <Notice tone="danger" role="alert">
      {formatMessage(refusal)}
    </Notice>
  )
  // a failed attempt is still explained, beside the current state of the request
  if (!quote) return notice
  const { refund, fee, feePercent } = quote
  const percent = formatNumber(feePercent / 100, { style: 'percent', maximumFractionDigits: 1 })
  const words =
    fee.amountMinor > 0
      ? refund.amountMinor > 0
        ? messages.cancelRefund
        : messages.cancelNone
      : refund.amountMinor > 0
        ? messages.cancelAll
        : messages.cancelFree

  return (
    <Disclosure
      summary={formatMessage(messages.cancel)}
      look="card"
      open={refusal !== undefined}
      className={css.cancel}
    >
      {notice}
      <p>{formatMessage(words, { refund: money(refund), kept: money(fee), organizer, percent })}</p>
      <form method="post" {...form} className={css.form}>
        <input type="hidden" name="expectedRefundMinor" value={refund.amountMinor} />
        <TextArea
          {...field('message')}
          label={formatMessage(messages.cancelReason, { organizer })}
          mark={formatMessage(messages.cancelOptional)}
          rows={3}
          defaultValue={refusal && acted?.message}
        />
        <Button type="submit" look="danger" busy={isBusy} wideOnPhone>
          {formatMessage(messages.cancelConfirm)}
        </Button>
      </form>
    </Disclosure>
  )
}
