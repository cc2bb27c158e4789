/** Defines: MoneyTrouble, PaymentIssueKind, MoneyTroublePage, Query.moneyTroubles, Mutation.retryRefund, recordRefundByHand, resolveMoneyTrouble */
import type { Currency } from '#schema/codes/currencies.ts'
import { paymentIssueKinds } from '#schema/codes/payments.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { Money } from '../../../graphql/types/Money.ts'
import { maxReferenceLength, recordManualRefund, retryRefund } from '../actions/handleRefund.ts'
import { maxNoteLength, resolvePaymentIssue } from '../actions/resolvePaymentIssue.ts'
import { countPaymentIssues, type PaymentIssue, readPaymentIssues } from '../reads/moneyTroubles.ts'

const MoneyTroubleKind = literalEnum('MoneyTroubleKind', paymentIssueKinds, 'Money issues that only a person can resolve.', {
  refund_failed: 'A refund failed at the provider.',
  disagreement: 'Our books and the provider’s differ.',
  unknown_payment: 'The provider reports a payment that we don’t know.',
  dispute: 'The payer disputes a payment with their bank.',
  refund_contradicted: 'The provider contradicts a refund that was recorded as done.',
})

const MoneyTroubleObject = builder.objectRef<PaymentIssue>('MoneyTrouble').implement({
  description: 'What about money only a person can put right.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'What is wrong.', type: MoneyTroubleKind }),
    refundId: t.field({
      type: 'UUID',
      nullable: true,
      description: 'Of REFUND_FAILED: for `retryRefund` and `recordRefundByHand`.',
      resolve: ({ refundId }) => refundId,
    }),
    troubleId: t.exposeInt('troubleId', { nullable: true, description: 'Of everything else: for `resolveMoneyTrouble`.' }),
    at: t.expose('at', { description: 'When it was noticed (UTC).', type: 'DateTime' }),
    provider: t.exposeString('provider', { description: 'Payment provider.' }),
    details: t.exposeString('details', { description: 'Why, as the provider says it.' }),
    amount: t.field({
      type: Money,
      nullable: true,
      description: 'To give back, or of the payment; null where no payment of ours is meant.',
      resolve: ({ amountMinor, currency }) =>
        amountMinor === null || currency === null ? null : { amountMinor, currency: currency as Currency },
    }),
    paymentRef: t.exposeString('paymentRef', { nullable: true, description: 'By which the provider knows the payment.' }),
    requestId: t.int({
      description: 'Number of the request; null where none is known.',
      nullable: true,
      resolve: ({ request }) => request?.id ?? null,
    }),
    contactName: t.string({
      description: 'Name of the person who booked; null where no request is known.',
      nullable: true,
      resolve: ({ request }) => request?.contactName ?? null,
    }),
    contactEmail: t.string({
      description: 'E-mail address of that person; null where no request is known.',
      nullable: true,
      resolve: ({ request }) => request?.contactEmail ?? null,
    }),
  }),
})

const MoneyTroublePage = builder.objectRef<{ troubles: PaymentIssue[]; totalCount: number }>('MoneyTroublePage').implement({
  description: 'One page of open money issues.',
  fields: (t) => ({
    troubles: t.field({
      type: [MoneyTroubleObject],
      description: 'Money to give back by hand first; at most a hundred of that and of the rest.',
      resolve: ({ troubles }) => troubles,
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Open issues of all pages.' }),
  }),
})

builder.queryFields((t) => ({
  moneyTroubles: t.field({
    type: MoneyTroublePage,
    description: 'Refunds that failed, and what providers say otherwise than agreed: what waits for a person.',
    complexity: { field: 1, multiplier: 50 },
    resolve: async (_root, _args, { app, viewer }) => ({
      troubles: await readPaymentIssues(app.db, viewer),
      totalCount: await countPaymentIssues(app.db, viewer),
    }),
  }),
}))

builder.mutationFields((t) => ({
  retryRefund: t.boolean({
    description: 'Begins a refund that failed anew. NOT_FOUND where somebody was faster.',
    args: { refundId: t.arg({ description: 'Id of the refund.', type: 'UUID' }) },
    resolve: async (_root, { refundId }, { app, viewer }) => {
      await retryRefund(app, viewer, refundId)
      return true
    },
  }),
  recordRefundByHand: t.boolean({
    description: 'Writes down that a refund which failed was given back by hand. NOT_FOUND where somebody was faster.',
    args: {
      refundId: t.arg({ description: 'Id of the refund.', type: 'UUID' }),
      reference: t.arg.string({ description: `By which the bank knows the transfer: at most ${maxReferenceLength} characters.` }),
    },
    resolve: async (_root, args, { app, viewer }) => {
      await recordManualRefund(app, viewer, args)
      return true
    },
  }),
  resolveMoneyTrouble: t.boolean({
    description: 'Notes what was done about a trouble that is no refund, and takes it off the list. NOT_FOUND where somebody was faster.',
    args: {
      id: t.arg.int({ description: 'Id of the issue.' }),
      note: t.arg.string({ description: `What was done: at most ${maxNoteLength} characters.` }),
    },
    resolve: async (_root, args, { app, viewer }) => {
      await resolvePaymentIssue(app, viewer, args)
      return true
    },
  }),
}))
