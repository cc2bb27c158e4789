/** Defines: PaymentIssue, PaymentIssueKind, PaymentIssuePage, Query.paymentIssues, Mutation.retryRefund, recordManualRefund, resolvePaymentIssue */
import type { Currency } from '#schema/codes/currencies.ts'
import { paymentIssueKinds } from '#schema/codes/payments.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { Money } from '../../../graphql/types/Money.ts'
import { maxReferenceLength, recordManualRefund, retryRefund } from '../actions/handleRefund.ts'
import { maxNoteLength, resolvePaymentIssue } from '../actions/resolvePaymentIssue.ts'
import { countPaymentIssues, type PaymentIssue, readPaymentIssues } from '../reads/paymentIssues.ts'

const PaymentIssueKind = literalEnum('PaymentIssueKind', paymentIssueKinds, 'Money issues that only a person can resolve.', {
  refund_failed: 'A refund failed at the provider.',
  disagreement: 'Our books and the provider’s differ.',
  unknown_payment: 'The provider reports a payment that we don’t know.',
  dispute: 'The payer disputes a payment with their bank.',
  refund_contradicted: 'The provider contradicts a refund that was recorded as done.',
})

const PaymentIssueObject = builder.objectRef<PaymentIssue>('PaymentIssue').implement({
  description: 'What about money only a person can put right.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'What is wrong.', type: PaymentIssueKind }),
    refundId: t.field({
      type: 'UUID',
      nullable: true,
      description: 'Of REFUND_FAILED: for `retryRefund` and `recordManualRefund`.',
      resolve: ({ refundId }) => refundId,
    }),
    issueId: t.exposeInt('issueId', { nullable: true, description: 'Of everything else: for `resolvePaymentIssue`.' }),
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

const PaymentIssuePage = builder.objectRef<{ issues: PaymentIssue[]; totalCount: number }>('PaymentIssuePage').implement({
  description: 'One page of open money issues.',
  fields: (t) => ({
    issues: t.field({
      type: [PaymentIssueObject],
      description: 'Money to give back by hand first; at most a hundred of that and of the rest.',
      resolve: ({ issues }) => issues,
    }),
    totalCount: t.exposeInt('totalCount', { description: 'Open issues of all pages.' }),
  }),
})

builder.queryFields((t) => ({
  paymentIssues: t.field({
    type: PaymentIssuePage,
    description: 'Refunds that failed, and what providers say otherwise than agreed: what waits for a person.',
    complexity: { field: 1, multiplier: 50 },
    resolve: async (_root, _args, { app, viewer }) => ({
      issues: await readPaymentIssues(app.db, viewer),
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
  recordManualRefund: t.boolean({
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
  resolvePaymentIssue: t.boolean({
    description: 'Notes what was done about an issue that is no refund, and takes it off the list. NOT_FOUND where somebody was faster.',
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
