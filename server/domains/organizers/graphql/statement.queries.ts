/** Defines: OrganizerStatement, StatementCurrency, StatementLine, Query.organizerStatement */
import type { Currency } from '#schema/codes/currencies.ts'
import { builder } from '../../../graphql/builder.ts'
import { pickLocale } from '../../../graphql/localized.ts'
import { Money } from '../../../graphql/types/Money.ts'
import { readStatement, type Statement, type StatementCurrency, type StatementLine } from '../reads/readStatement.ts'
import { Organizer } from './Organizer.ts'

const sums = [
  ['gross', 'grossMinor', 'Price of what was sold in the month.'],
  ['received', 'receivedMinor', 'Arrived in the month.'],
  ['refunded', 'refundedMinor', 'Went back in the month, or was decided to.'],
  ['commission', 'commissionMinor', 'Of the marketplace, at the rate frozen with each sale.'],
  ['cashback', 'cashbackMinor', 'Came back to travelers after their trip at the organizer’s cost.'],
  ['payout', 'payoutMinor', 'Received less refunds, commission and cashback.'],
] as const

type Amounts = Record<(typeof sums)[number][1], number> & { currency: Currency }

const Line = builder.objectRef<StatementLine>('StatementLine').implement({
  description: 'What a month did to one request.',
  fields: (t) => ({
    requestId: t.exposeInt('requestId', { description: 'Number of the request.' }),
    tour: t.string({ description: 'Its title.', resolve: ({ tour }, _args, { locale }) => pickLocale(tour, locale).title }),
    start: t.expose('start', { description: 'First day of the trip (local date).', type: 'LocalDate' }),
    end: t.expose('end', { description: 'Last day of the trip (local date).', type: 'LocalDate' }),
    contactName: t.exposeString('contactName', { description: 'Name of the person who booked.' }),
    soldOn: t.expose('soldOn', { type: 'LocalDate', nullable: true, description: 'Null where it was sold in an earlier month.' }),
    commissionPercent: t.float({
      description: 'Versta’s commission in percent of the price.',
      resolve: ({ commissionBp }) => commissionBp / 100,
    }),
  }),
})

const InCurrency = builder.objectRef<StatementCurrency>('StatementCurrency').implement({
  description: 'Sums of the lines of one currency, and these lines.',
  fields: (t) => ({
    requestsSold: t.exposeInt('sold', { description: 'Requests sold in the month.' }),
    lines: t.field({ description: 'One line per request.', type: [Line], resolve: ({ lines }) => lines }),
  }),
})

for (const [name, column, description] of sums) {
  const amount = (row: Amounts) => ({ amountMinor: row[column], currency: row.currency })
  builder.objectField(Line, name, (t) => t.field({ type: Money, description, resolve: amount }))
  builder.objectField(InCurrency, name, (t) => t.field({ type: Money, description, resolve: amount }))
}

export const StatementType = builder.objectRef<Statement>('OrganizerStatement').implement({
  description: 'A month between an organizer and the marketplace.',
  fields: (t) => ({
    organizer: t.prismaField({
      description: 'The organizer.',
      type: Organizer,
      resolve: (query, { organizerId }, _args, { app }) => app.db.organizer.findUniqueOrThrow({ ...query, where: { id: organizerId } }),
    }),
    month: t.exposeString('month', { description: 'Such as 2026-11, by the days of Berlin.' }),
    previousMonth: t.exposeString('previousMonth', { description: 'The month before, as yyyy-MM.' }),
    nextMonth: t.exposeString('nextMonth', { nullable: true, description: 'Null in the current month.' }),
    currencies: t.field({ description: 'One part per currency.', type: [InCurrency], resolve: ({ currencies }) => currencies }),
  }),
})

builder.queryFields((t) => ({
  organizerStatement: t.field({
    type: StatementType,
    description: 'For the organizer’s own people and for staff who may view commission; nobody else finds it.',
    args: {
      organizerId: t.arg.int({ required: false, description: 'Left out: the first organizer the viewer works for.' }),
      month: t.arg.string({ required: false, description: 'Such as 2026-11; left out: the current one.' }),
    },
    resolve: (_root, { organizerId, month }, { app, viewer }) =>
      readStatement(app, viewer, { organizerId: organizerId ?? null, month: month ?? null }),
  }),
}))
