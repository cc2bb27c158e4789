import { currencies } from '#schema/codes/currencies.ts'
import { payoutFields } from '#schema/rules/money/issueFields.ts'
import { checkFields } from '#schema/rules/validation/checkField.ts'
import { crmAction, type CrmRefusal, refuse } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import { PayoutsPageDocument, RecordPayoutDocument } from './PayoutsPage.generated.ts'

/**
 * Loads the balance of every organizer. It creates the forms' idempotency keys: a form sent twice
 * records one payout.
 */
export const loader = crmLoader(async ({ site, signal }) => {
  const { resultRef } = await site.source.query(PayoutsPageDocument, {}, { signal })
  return { resultRef, formKey: crypto.randomUUID(), today: new Date().toISOString().slice(0, 10) }
})

/**
 * A payout that was not recorded, with the typed values. `notOwed`: the amount is more than is
 * owed, or than was paid out.
 */
export type PayoutFormState = CrmRefusal<'notOwed'>

/** Records one payout. */
export const action = crmAction<'notOwed'>(async ({ site, form }) => {
  const currency = form.oneOf('currency', currencies)
  const typed = form.values(['amount', 'month', 'paidOn', 'reference'])
  const fields = checkFields(typed, payoutFields)
  if (Object.keys(fields).length > 0) return refuse('invalid', { fields })
  const amountMinor = currency && form.amount('amount', currency)
  if (currency === null || amountMinor === null)
    return refuse('invalid', { fields: { amount: { rule: 'incorrect', parameters: {} } } })
  const { recordPayout } = await site.source.mutate(RecordPayoutDocument, {
    input: {
      organizerId: form.id('organizer') ?? 0,
      currency,
      amountMinor,
      month: form.text('month', { trim: true }),
      paidOn: form.text('paidOn', { trim: true }),
      reference: form.text('reference', { trim: true }),
      idempotencyKey: form.text('key', { trim: true }),
    },
  })
  if (recordPayout.__typename === 'RecordPayoutSuccess') return undefined
  return recordPayout.__typename === 'PayoutNotPossibleError'
    ? refuse('notOwed')
    : refuse('invalid')
})
