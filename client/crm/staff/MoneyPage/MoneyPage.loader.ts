import { crmAction, refuse } from '../../kit/crmAction.ts'
import { crmLoader } from '../../kit/crmLoader.ts'
import {
  RecordManualRefundDocument,
  ResolvePaymentIssueDocument,
  RetryRefundDocument,
} from './HandleMoney.generated.ts'
import { MoneyPageDocument } from './MoneyPage.generated.ts'

export const loader = crmLoader(async ({ site, signal }) => {
  const { resultRef } = await site.source.query(MoneyPageDocument, {}, { signal })
  return { resultRef }
})

/** Retries a refund, records a manual one, or resolves another payment issue with a note. */
export const action = crmAction(async ({ site: { source }, form }) => {
  const refundId = form.text('refund')
  switch (form.oneOf('intent', ['retry', 'byHand', 'resolve'])) {
    case 'retry':
      await source.mutate(RetryRefundDocument, { refundId })
      return undefined
    case 'byHand':
      await source.mutate(RecordManualRefundDocument, {
        refundId,
        reference: form.text('reference'),
      })
      return undefined
    case 'resolve': {
      const id = form.id('issue')
      if (id === null) return refuse('notFound')
      await source.mutate(ResolvePaymentIssueDocument, { id, note: form.text('note') })
      return undefined
    }
    case null:
      return refuse('notFound')
  }
})
