import { defineMessages } from '../../../i18n/defineMessages.ts'

export const staffMoneyMessages = defineMessages({
  title: { id: 'staffMoney.title', defaultMessage: 'Money to look after | Versta’s desk' },
  heading: { id: 'staffMoney.heading', defaultMessage: 'Money to look after' },
  what: { id: 'staffMoney.what', defaultMessage: 'What' },
  whose: { id: 'staffMoney.whose', defaultMessage: 'Request' },
  amount: { id: 'staffMoney.amount', defaultMessage: 'Amount' },
  why: { id: 'staffMoney.why', defaultMessage: 'What the provider says' },
  action: { id: 'staffMoney.action', defaultMessage: 'What now' },
  REFUND_FAILED: { id: 'staffMoney.refundFailed', defaultMessage: 'Money to give back by hand' },
  DISAGREEMENT: { id: 'staffMoney.disagreement', defaultMessage: 'Payment not as agreed' },
  UNKNOWN_PAYMENT: { id: 'staffMoney.unknownPayment', defaultMessage: 'Payment that is not ours' },
  DISPUTE: { id: 'staffMoney.dispute', defaultMessage: 'The payer’s bank disputes it' },
  REFUND_CONTRADICTED: {
    id: 'staffMoney.refundContradicted',
    defaultMessage: 'Refund refused, then reported as done',
  },
  request: { id: 'staffMoney.request', defaultMessage: 'Request {number}' },
  noRequest: { id: 'staffMoney.noRequest', defaultMessage: 'None of ours' },
  provider: { id: 'staffMoney.provider', defaultMessage: '{provider}: {number}' },
  retry: { id: 'staffMoney.retry', defaultMessage: 'Try again' },
  retrySpoken: {
    id: 'staffMoney.retrySpoken',
    defaultMessage: 'Try again to pay {amount} back for request {number}',
  },
  byHand: { id: 'staffMoney.byHand', defaultMessage: 'Given back by hand' },
  byHandText: {
    id: 'staffMoney.byHandText',
    defaultMessage:
      'Send the money first, then record it here: the traveler gets a letter with the reference.',
  },
  byHandSpoken: {
    id: 'staffMoney.byHandSpoken',
    defaultMessage: 'Record {amount} for request {number} as given back by hand',
  },
  reference: { id: 'staffMoney.reference', defaultMessage: 'Reference at the bank' },
  record: { id: 'staffMoney.record', defaultMessage: 'Record it' },
  resolve: { id: 'staffMoney.resolve', defaultMessage: 'This is settled' },
  resolveSpoken: { id: 'staffMoney.resolveSpoken', defaultMessage: 'Settle issue {number}' },
  note: { id: 'staffMoney.note', defaultMessage: 'What was done' },
  noteHint: {
    id: 'staffMoney.noteHint',
    defaultMessage: 'For colleagues who ask later. It leaves this list for good.',
  },
  settle: { id: 'staffMoney.settle', defaultMessage: 'Settle it' },
  more: {
    id: 'staffMoney.more',
    defaultMessage:
      '{count, plural, one {# more follows} other {# more follow}} when these are seen to.',
  },
  empty: { id: 'staffMoney.empty', defaultMessage: 'All money is where it belongs' },
  emptyText: {
    id: 'staffMoney.emptyText',
    defaultMessage:
      'Refunds that fail, payments that are not as agreed and disputes would stand here.',
  },
})
