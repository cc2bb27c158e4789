/** Defines: OrganizerStatement, StatementCurrency, StatementLine, Query.organizerStatement */
import type { Currency } from '#schema/codes/currencies.ts'
import { builder } from '../../../graphql/builder.ts'
import { pickLocale } from '../../../graphql/localized.ts'
import { Money } from '../../../graphql/types/Money.ts'
import {
  readStatement,
  type Statement,
  type StatementCurrency,
  type StatementLine,
} from '../reads/readStatement.ts'
import { Organizer } from './Organizer.ts'

const sums = [
  ['gross', 'grossMinor', 'Price of the sales of the month.'],
  ['received', 'receivedMinor', 'Payments received in the month.'],
  ['refunded', 'refundedMinor', 'Refunds of the month, by the day they were decided.'],
  ['commission', 'commissionMinor', 'Versta’s commission, at the rate of each sale.'],
  ['cashback', 'cashbackMinor', 'Cashback paid to travelers at the organizer’s cost.'],
  ['payout', 'payoutMinor', 'Received minus refunds, commission and cashback.'],
] as const

type Amounts = Record<(typeof sums)[number][1], number> & { currency: Currency }

const Line = builder.objectRef<StatementLine>('StatementLine').implement({
  description: 'Amounts of one request in the month.',
  fields: (t) => ({
    requestId: t.exposeInt('requestId', { description: 'Number of the request.' }),
    tour: t.string({
      description: 'Title of the tour.',
      resolve: ({ tour }, _args, { locale }) => pickLocale(tour, locale).title,
    }),
    start: t.expose('start', {
      description: 'First day of the trip (local date).',
      type: 'LocalDate',
    }),
    end: t.expose('end', { description: 'Last day of the trip (local date).', type: 'LocalDate' }),
    contactName: t.exposeString('contactName', { description: 'Name of the person who booked.' }),
    soldOn: t.expose('soldOn', {
      type: 'LocalDate',
      nullable: true,
      description: 'Day of the sale; null if it was in an earlier month.',
    }),
    commissionPercent: t.float({
      description: 'Versta’s commission in percent of the price.',
      resolve: ({ commissionBp }) => commissionBp / 100,
    }),
  }),
})

const InCurrency = builder.objectRef<StatementCurrency>('StatementCurrency').implement({
  description: 'Lines of one currency with their sums.',
  fields: (t) => ({
    requestsSold: t.exposeInt('sold', { description: 'Number of requests sold in the month.' }),
    lines: t.field({
      description: 'One line per request.',
      type: [Line],
      resolve: ({ lines }) => lines,
    }),
  }),
})

for (const [name, column, description] of sums) {
  const amount = (row: Amounts) => ({ amountMinor: row[column], currency: row.currency })
  builder.objectField(Line, name, (t) => t.field({ type: Money, description, resolve: amount }))
  builder.objectField(InCurrency, name, (t) =>
    t.field({ type: Money, description, resolve: amount }),
  )
}

export const StatementType = builder.objectRef<Statement>('OrganizerStatement').implement({
  description: 'Statement of an organizer for one month.',
  fields: (t) => ({
    organizer: t.prismaField({
      description: 'The organizer.',
      type: Organizer,
      resolve: (query, { organizerId }, _args, { app }) =>
        app.db.organizer.findUniqueOrThrow({ ...query, where: { id: organizerId } }),
    }),
    month: t.exposeString('month', { description: 'The month as yyyy-MM, by the days of Berlin.' }),
    previousMonth: t.exposeString('previousMonth', {
      description: 'The month before, as yyyy-MM.',
    }),
    nextMonth: t.exposeString('nextMonth', {
      nullable: true,
      description: 'The next month as yyyy-MM; null for the current month.',
    }),
    currencies: t.field({
      description: 'One section per currency.',
      type: [InCurrency],
      resolve: ({ currencies }) => currencies,
    }),
  }),
})

builder.queryFields((t) => ({
  organizerStatement: t.field({
    type: StatementType,
    description:
      'Monthly statement of an organizer, for its own people and for staff with the permission `commission`. Error: NOT_FOUND for others.',
    args: {
      organizerId: t.arg.int({
        required: false,
        description: 'Id of the organizer; the viewer’s first one when absent.',
      }),
      month: t.arg.string({
        required: false,
        description: 'Month as yyyy-MM; the current one when absent.',
      }),
    },
    resolve: (_root, { organizerId, month }, { app, viewer }) =>
      readStatement(app, viewer, { organizerId: organizerId ?? null, month: month ?? null }),
  }),
}))
