/** Defines: Quote, QuoteLine, Query.quote, QuoteExpiredError */
import type { Currency } from '#schema/codes/currencies.ts'
import { cancellationSteps } from '#schema/rules/booking/cancellation.ts'
import type { PriceLine } from '#schema/rules/booking/priceRequest.ts'
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import { builder } from '../../../../graphql/builder.ts'
import { UserError } from '../../../../graphql/UserError.ts'
import { Money } from '../../../../graphql/types/Money.ts'
import { IndividualTourClosedError } from '../../offers/individualTours.errors.ts'
import { priceOf, type Quote as QuoteValue, signQuote, QuoteExpiredError } from '../quotes.ts'
import { readQuote } from '../reads/readQuote.ts'
import { DepartureUnavailableError, SoldOutError } from '../../requests.errors.ts'
import { CancellationStep } from './cancellationTerms.ts'
import { RequestLineKind, RequestLineLabel } from '../../graphql/Request.ts'

export const childAgesDescription =
  'Age in years of each child on the first day; decides its price and whether it may come. When absent, each pays the price of the youngest band.'

export const individualTourDescription =
  'UUID of an individual tour, to get its price; option and travelers must match it.'

const QuoteLine = builder.objectRef<PriceLine & { currency: Currency }>('QuoteLine').implement({
  description: 'One price line of a quote.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'Kind of the line.', type: RequestLineKind }),
    label: t.expose('label', { description: 'What the line charges for.', type: RequestLineLabel }),
    quantity: t.exposeInt('quantity', { description: 'Number of people or units.' }),
    unit: t.field({
      description: 'Price of one unit.',
      type: Money,
      resolve: ({ unitMinor: amountMinor, currency }) => ({ amountMinor, currency }),
    }),
    amount: t.field({
      description: 'Quantity times unit; negative for discounts.',
      type: Money,
      resolve: ({ amountMinor, currency }) => ({ amountMinor, currency }),
    }),
  }),
})

const Quote = builder.objectRef<QuoteValue>('Quote').implement({
  description:
    'Price of a choice. Until it expires, a request with its token gets this price, rate and terms.',
  fields: (t) => ({
    token: t.string({
      description: 'Signed quote: pass it to `createRequest` to keep its price.',
      resolve: (quote, _args, { app }) => signQuote(app.keys, quote),
    }),
    expiresAt: t.expose('expiresAt', {
      description: 'Expiry of the price (UTC).',
      type: 'DateTime',
    }),
    exchangeRate: t.string({
      description: 'Units of the quote’s currency per unit of the departure’s, as a decimal.',
      resolve: ({ lock }) => lock.rate,
    }),
    lines: t.field({
      type: [QuoteLine],
      description: 'Price lines; they sum to the total.',
      resolve: ({ choice, lock }) =>
        priceOf(choice, lock).lines.map((line) => ({ ...line, currency: lock.currency })),
    }),
    total: t.field({
      description: 'Whole price.',
      type: Money,
      resolve: ({ choice, lock }) => ({
        amountMinor: priceOf(choice, lock).totalMinor,
        currency: lock.currency,
      }),
    }),
    prepayment: t.field({
      description: 'Amount due on confirmation.',
      type: Money,
      resolve: ({ choice, lock }) => ({
        amountMinor: priceOf(choice, lock).prepaymentMinor,
        currency: lock.currency,
      }),
    }),
    cancellationSteps: t.field({
      description: 'Cancellation fees, by days before the start.',
      type: [CancellationStep],
      resolve: ({ lock }) => cancellationSteps(lock.terms),
    }),
    flightIncluded: t.boolean({
      description: 'Whether the price includes a flight.',
      resolve: ({ lock }) => lock.flightIncluded,
    }),
    hasCashback: t.boolean({
      description: 'Whether the traveler gets cashback after the trip.',
      resolve: ({ choice, lock }) => priceOf(choice, lock).cashbackMinor > 0,
    }),
    cashback: t.field({
      type: Money,
      nullable: true,
      description: 'Cashback after the trip, once the price is fully paid; null without cashback.',
      resolve: ({ choice, lock }) => {
        const { cashbackMinor } = priceOf(choice, lock)
        return cashbackMinor > 0 ? { amountMinor: cashbackMinor, currency: lock.currency } : null
      },
    }),
  }),
})

builder.objectType(QuoteExpiredError, {
  description: 'The quote has expired or is for another choice; `quote` is a new one.',
  name: 'QuoteExpiredError',
  interfaces: [UserError],
  fields: (t) => ({
    quote: t.field({
      type: Quote,
      description: 'A new quote at the current price.',
      resolve: ({ quote }) => quote,
    }),
  }),
})

const QuoteInput = builder.inputType('QuoteInput', {
  description: 'A departure and its travelers.',
  fields: (t) => ({
    tourDateId: t.int({ description: 'Id of the departure.' }),
    optionId: t.int({
      required: false,
      description: 'Id of the `TourDateOption`; the default option when absent.',
    }),
    adults: t.int({ description: 'Number of adults, at least 1.' }),
    children: t.int({ description: 'Number of children.', defaultValue: 0 }),
    childAges: t.intList({ required: false, description: childAgesDescription }),
    individualTour: t.field({
      type: 'UUID',
      required: false,
      description: individualTourDescription,
    }),
  }),
})

builder.queryFields((t) => ({
  quote: t.field({
    type: Quote,
    description:
      'The price of a choice in the call’s currency, valid for half an hour. It holds no seats.',
    errors: {
      types: [
        InvalidInputError,
        SoldOutError,
        DepartureUnavailableError,
        IndividualTourClosedError,
      ],
      union: { name: 'QuoteResult' },
      result: { name: 'QuoteSuccess' },
      dataField: { name: 'quote' },
    },
    args: { input: t.arg({ description: 'Departure and travelers.', type: QuoteInput }) },
    resolve: async (_root, { input }, { app, client, currency }) => {
      await app.countBooking('quotes', client.ip)
      return readQuote(
        { pool: app.pool, clock: app.clock, rates: app.search.rates, cashback: app.env.cashback },
        currency,
        input,
      )
    },
  }),
}))
