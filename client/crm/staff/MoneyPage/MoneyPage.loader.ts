import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { staffAction, staffAsked } from '../staffAction.ts'
import { RecordRefundByHandDocument, ResolveMoneyTroubleDocument, RetryRefundDocument } from './HandleMoney.generated.ts'
import { MoneyPageDocument } from './MoneyPage.generated.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { site } = staffAsked(args)
  const { reading } = await site.source.query(MoneyPageDocument, {}, { signal: args.request.signal })
  return { reading }
}

/** Tries a refund again, records it as given back by hand, or notes what was done about anything else. */
export const action = staffAction(async ({ source }, form) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const refundId = text('refund')
  switch (form.get('intent')) {
    case 'retry':
      await source.mutate(RetryRefundDocument, { refundId })
      return true
    case 'byHand':
      await source.mutate(RecordRefundByHandDocument, { refundId, reference: text('reference') })
      return true
    case 'resolve': {
      const id = readId(text('trouble'))
      if (id === null) return false
      await source.mutate(ResolveMoneyTroubleDocument, { id, note: text('note') })
      return true
    }
    default:
      return false
  }
})
