/** Defines: Mutation.createRequest */
import { builder } from '../../../../graphql/builder.ts'
import { asksOnlyFor, selectAtLeastId } from '../../../../graphql/selectAtLeastId.ts'
import { IndividualTourClosedError } from '../../offers/individualTours.errors.ts'
import { createRequest } from '../actions/createRequest.ts'
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import { exposeRequestLink } from '../../graphql/RequestLinks.ts'
import {
  DepartureUnavailableError,
  IdempotencyMismatchError,
  PriceChangedError,
  SoldOutError,
} from '../../requests.errors.ts'
import { QuoteExpiredError } from '../quotes.ts'
import { childAgesDescription, individualTourDescription } from './quote.queries.ts'
import { Request } from '../../graphql/Request.ts'

const CreateRequestInput = builder.inputType('CreateRequestInput', {
  description: 'Departure, travelers and contact of a new request.',
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
    name: t.string({ description: 'Name of the person who books.' }),
    email: t.string({ description: 'E-mail address of the person who books.' }),
    phone: t.string({ description: 'Phone number in E.164 form, such as +15551234567.' }),
    comment: t.string({ description: 'Message to the organizer; may be empty.', defaultValue: '' }),
    idempotencyKey: t.string({
      description: 'A UUID created with the form: the same key returns the same request.',
    }),
    quotedTotalMinor: t.int({
      required: false,
      description:
        'Expected total in minor units: another price is refused with PriceChangedError.',
    }),
    quote: t.string({
      required: false,
      description:
        'Token of a quote for this choice, to keep its price, rate and terms. An expired one is refused with QuoteExpiredError, which has a new quote.',
    }),
  }),
})

builder.mutationFields((t) => ({
  createRequest: t.prismaField({
    type: Request,
    description: 'Requests seats on a departure and holds them. No account is needed.',
    errors: {
      types: [
        InvalidInputError,
        SoldOutError,
        DepartureUnavailableError,
        IdempotencyMismatchError,
        PriceChangedError,
        QuoteExpiredError,
        IndividualTourClosedError,
      ],
      union: { name: 'CreateRequestResult' },
      result: { name: 'CreateRequestSuccess' },
      dataField: { name: 'request' },
    },
    args: { input: t.arg({ description: 'The request.', type: CreateRequestInput }) },
    resolve: async (query, _root, { input }, context) => {
      const { app, viewer, client, locale, currency, visit } = context
      await app.countBooking('requests', client.ip)
      const { openRequestsPerEmail, cashback } = app.env
      const made = await createRequest(
        {
          pool: app.pool,
          bookingNotices: app.bookingNotices,
          clock: app.clock,
          rates: app.search.rates,
          cashback,
          keys: app.keys,
          openRequestsPerEmail,
        },
        { viewer, locale, currency, utm: visit?.utm },
        input,
      )
      exposeRequestLink(context, made.id)
      const read = () =>
        app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id: made.id } })
      return asksOnlyFor(query, made) ? (made as Awaited<ReturnType<typeof read>>) : read()
    },
  }),
}))
