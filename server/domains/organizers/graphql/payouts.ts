/** Defines: Payout, OrganizerBalance, PayoutNotPossibleError, OrganizerStatement.payouts, .balances, Query.payoutBalances, Mutation.recordPayout */
import type { Currency } from '#schema/codes/currencies.ts'
import { requireCan } from '../../../core/can.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { builder } from '../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../graphql/selectAtLeastId.ts'
import { UserError } from '../../../graphql/UserError.ts'
import { CurrencyEnum } from '../../../graphql/enums.ts'
import { Money } from '../../../graphql/types/Money.ts'
import { recordPayout } from '../actions/recordPayout.ts'
import { PayoutNotPossibleError } from '../payouts.errors.ts'
import { type OrganizerBalance, readBalances } from '../reads/readBalances.ts'
import { recordPayouts } from '../statement.policy.ts'
import { Organizer } from './Organizer.ts'
import { StatementType } from './statement.queries.ts'

builder.objectType(PayoutNotPossibleError, {
  description: 'This payout can’t be recorded.',
  name: 'PayoutNotPossibleError',
  interfaces: [UserError],
  fields: (t) => ({
    due: t.field({
      type: Money,
      description: 'Amount owed now.',
      resolve: ({ dueMinor, currency }) => ({
        amountMinor: dueMinor,
        currency: currency as Currency,
      }),
    }),
  }),
})

const Payout = builder.prismaObject('Payout', {
  description: 'A payout to an organizer; negative if money was returned.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the payout.' }),
    amount: t.field({
      description: 'Amount paid out; negative if returned.',
      type: Money,
      select: { amountMinor: true, currency: true },
      resolve: ({ amountMinor, currency }) => ({ amountMinor, currency: currency as Currency }),
    }),
    month: t.exposeString('month', {
      description: 'Month of the statement that it settles, as yyyy-MM.',
    }),
    paidOn: t.expose('paidOn', { description: 'Day of the transfer.', type: 'LocalDate' }),
    reference: t.exposeString('reference', { description: 'Bank reference of the transfer.' }),
  }),
})

const sums = [
  ['earned', 'earnedMinor', 'Received so far, minus refunds, commission and cashback.'],
  ['paidOut', 'paidOutMinor', 'Paid out so far, minus what was returned.'],
  ['due', 'dueMinor', 'Amount owed to the organizer; never negative.'],
  [
    'overpaid',
    'overpaidMinor',
    'Amount paid out beyond the earnings, because of later refunds; never negative.',
  ],
] as const

const Balance = builder.objectRef<OrganizerBalance>('OrganizerBalance').implement({
  description: 'Balance between an organizer and Versta in one currency.',
  fields: (t) => ({
    organizer: t.prismaField({
      description: 'The organizer.',
      type: Organizer,
      resolve: (query, { organizerId }, _args, { app }) =>
        app.db.organizer.findUniqueOrThrow({ ...query, where: { id: organizerId } }),
    }),
  }),
})
for (const [name, column, description] of sums)
  builder.objectField(Balance, name, (t) =>
    t.field({
      type: Money,
      description,
      resolve: (row) => ({ amountMinor: row[column], currency: row.currency }),
    }),
  )

builder.objectFields(StatementType, (t) => ({
  balances: t.field({
    type: [Balance],
    description: 'Current balances, independent of the month.',
    resolve: ({ organizerId }, _args, { app }) => readBalances(app.db, organizerId),
  }),
  payouts: t.prismaField({
    type: [Payout],
    description: 'Payouts for this month, oldest first.',
    resolve: (query, { organizerId, month }, _args, { app }) =>
      app.db.payout.findMany({
        ...query,
        where: { organizerId, month },
        orderBy: [{ paidOn: 'asc' }, { id: 'asc' }],
      }),
  }),
}))

builder.queryFields((t) => ({
  payoutBalances: t.field({
    type: [Balance],
    description:
      'Balance of every organizer, per currency. For staff with the permission `commission`.',
    resolve: (_root, _args, { app, viewer }) => {
      requireCan(viewer, recordPayouts)
      return readBalances(app.db, null)
    },
  }),
}))

const RecordPayoutInput = builder.inputType('RecordPayoutInput', {
  description: 'A payout that was made to an organizer.',
  fields: (t) => ({
    organizerId: t.int({ description: 'Id of the organizer.' }),
    currency: t.field({ description: 'Currency of the payout.', type: CurrencyEnum }),
    amountMinor: t.int({
      description: 'Amount in minor units; negative for money that was returned.',
    }),
    month: t.string({ description: 'Month of the statement that it settles, as yyyy-MM.' }),
    paidOn: t.string({ description: 'Day of the transfer as yyyy-MM-dd, not in the future.' }),
    reference: t.string({ description: 'Bank reference, at most 140 characters.' }),
    idempotencyKey: t.field({
      type: 'UUID',
      description: 'A UUID created with the form: the same key returns the same payout.',
    }),
  }),
})

builder.mutationFields((t) => ({
  recordPayout: t.prismaField({
    type: Payout,
    description: 'Records a payout to an organizer; never more than is owed.',
    errors: {
      types: [InvalidInputError, PayoutNotPossibleError],
      union: { name: 'RecordPayoutResult' },
      result: { name: 'RecordPayoutSuccess' },
      dataField: { name: 'payout' },
    },
    args: { input: t.arg({ description: 'The payout.', type: RecordPayoutInput }) },
    resolve: async (query, _root, { input }, { app, viewer }) => {
      const id = await recordPayout(app, viewer, input)
      return app.db.payout.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
