/** Defines: PaymentIssue, PaymentIssueKind, PaymentIssuePage, Query.paymentIssues, Mutation.retryRefund, recordManualRefund, resolvePaymentIssue */
import type { Currency } from '#schema/codes/currencies.ts'
import { paymentIssueKinds } from '#schema/codes/payments.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { Money } from '../../../graphql/types/Money.ts'
import { maxReferenceLength, recordManualRefund, retryRefund } from '../actions/handleRefund.ts'
import { maxNoteLength, resolvePaymentIssue } from '../actions/resolvePaymentIssue.ts'
import { countPaymentIssues, type PaymentIssue, readPaymentIssues } from '../reads/paymentIssues.ts'

const PaymentIssueKind = literalEnum(
  'PaymentIssueKind',
  paymentIssueKinds,
  'Kinds of payment issues that only a person can resolve.',
  {
    refund_failed: 'A refund failed at the provider.',
    disagreement:
      'Amount, currency or id of a payment differ between our records and the provider’s.',
    unknown_payment: 'The provider reports a payment that we don’t know.',
    dispute: 'The payer disputes a payment with their bank.',
    refund_contradicted: 'A refund failed, and the provider reports it as done later.',
  },
)

const PaymentIssueObject = builder.objectRef<PaymentIssue>('PaymentIssue').implement({
  description: 'A payment issue that only a person can resolve.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'Kind of issue.', type: PaymentIssueKind }),
    refundId: t.field({
      type: 'UUID',
      nullable: true,
      description: 'Id for `retryRefund` and `recordManualRefund`; null unless REFUND_FAILED.',
      resolve: ({ refundId }) => refundId,
    }),
    issueId: t.exposeInt('issueId', {
      nullable: true,
      description: 'Id for `resolvePaymentIssue`; null for REFUND_FAILED.',
    }),
    at: t.expose('at', { description: 'When it was noticed (UTC).', type: 'DateTime' }),
    provider: t.exposeString('provider', { description: 'Payment provider.' }),
    details: t.exposeString('details', { description: 'Details, such as the provider’s reason.' }),
    amount: t.field({
      type: Money,
      nullable: true,
      description: 'Amount to refund, or of the payment; null if no payment of ours is known.',
      resolve: ({ amountMinor, currency }) =>
        amountMinor === null || currency === null
          ? null
          : { amountMinor, currency: currency as Currency },
    }),
    paymentRef: t.exposeString('paymentRef', {
      nullable: true,
      description: 'The provider’s id of the payment; null if unknown.',
    }),
    requestId: t.int({
      description: 'Number of the request; null if unknown.',
      nullable: true,
      resolve: ({ request }) => request?.id ?? null,
    }),
    contactName: t.string({
      description: 'Name of the person who booked; null if no request is known.',
      nullable: true,
      resolve: ({ request }) => request?.contactName ?? null,
    }),
    contactEmail: t.string({
      description: 'E-mail address of that person; null if no request is known.',
      nullable: true,
      resolve: ({ request }) => request?.contactEmail ?? null,
    }),
  }),
})

const PaymentIssuePage = builder
  .objectRef<{ issues: PaymentIssue[]; totalCount: number }>('PaymentIssuePage')
  .implement({
    description: 'One page of open payment issues.',
    fields: (t) => ({
      issues: t.field({
        type: [PaymentIssueObject],
        description: 'Failed refunds first, then other issues; at most a hundred of each.',
        resolve: ({ issues }) => issues,
      }),
      totalCount: t.exposeInt('totalCount', { description: 'Number of open issues on all pages.' }),
    }),
  })

builder.queryFields((t) => ({
  paymentIssues: t.field({
    type: PaymentIssuePage,
    description:
      'Payment issues that wait for a person: failed refunds, and reports of providers that differ from our records.',
    complexity: { field: 1, multiplier: 50 },
    resolve: async (_root, _args, { app, viewer }) => ({
      issues: await readPaymentIssues(app.db, viewer),
      totalCount: await countPaymentIssues(app.db, viewer),
    }),
  }),
}))

builder.mutationFields((t) => ({
  retryRefund: t.boolean({
    description: 'Retries a failed refund. Error: NOT_FOUND if it is not failed any more.',
    args: { refundId: t.arg({ description: 'Id of the refund.', type: 'UUID' }) },
    resolve: async (_root, { refundId }, { app, viewer }) => {
      await retryRefund(app, viewer, refundId)
      return true
    },
  }),
  recordManualRefund: t.boolean({
    description:
      'Records that a failed refund was paid by hand. Error: NOT_FOUND if it is not failed any more.',
    args: {
      refundId: t.arg({ description: 'Id of the refund.', type: 'UUID' }),
      reference: t.arg.string({
        description: `Bank reference of the transfer, at most ${maxReferenceLength} characters.`,
      }),
    },
    resolve: async (_root, args, { app, viewer }) => {
      await recordManualRefund(app, viewer, args)
      return true
    },
  }),
  resolvePaymentIssue: t.boolean({
    description:
      'Resolves a payment issue other than a refund, with a note of what was done. Error: NOT_FOUND if it is resolved already.',
    args: {
      id: t.arg.int({ description: 'Id of the issue.' }),
      note: t.arg.string({ description: `What was done, at most ${maxNoteLength} characters.` }),
    },
    resolve: async (_root, args, { app, viewer }) => {
      await resolvePaymentIssue(app, viewer, args)
      return true
    },
  }),
}))
