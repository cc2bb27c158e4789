/** Defines: Mutation.createIndividualTour, withdrawIndividualTour */
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import { builder } from '../../../../graphql/builder.ts'
import { CurrencyEnum } from '../../../../graphql/enums.ts'
import { selectAtLeastId } from '../../../../graphql/selectAtLeastId.ts'
import { DepartureUnavailableError, SoldOutError } from '../../requests.errors.ts'
import { createIndividualTour } from '../actions/createIndividualTour.ts'
import { withdrawIndividualTour } from '../actions/withdrawIndividualTour.ts'
import { IndividualTourClosedError } from '../individualTours.errors.ts'
import { IndividualTour } from './IndividualTour.ts'

const CreateIndividualTourInput = builder.inputType('CreateIndividualTourInput', {
  description: 'An offer to one customer: departure, party and prices.',
  fields: (t) => ({
    optionId: t.int({ description: 'TourDateOption of a tour of one’s own.' }),
    adults: t.int({ description: 'Number of adults, at least 1.' }),
    children: t.int({ description: 'Number of children.', defaultValue: 0 }),
    currency: t.field({ type: CurrencyEnum, description: 'The departure’s own.' }),
    adultMinor: t.int({ description: 'What each adult pays, in minor units.' }),
    childMinor: t.int({ required: false, description: 'What each child pays; left out, as adults do.' }),
    note: t.string({ defaultValue: '', description: 'Words to the customer.' }),
    validUntil: t.field({ type: 'DateTime', description: 'No later than the first day of the trip.' }),
  }),
})

builder.mutationFields((t) => ({
  createIndividualTour: t.prismaField({
    type: IndividualTour,
    description: 'Offers a place on a departure to one customer at a price of their own. It holds no seats.',
    errors: {
      types: [InvalidInputError, DepartureUnavailableError, SoldOutError],
      union: { name: 'CreateIndividualTourResult' },
      result: { name: 'CreateIndividualTourSuccess' },
      dataField: { name: 'individualTour' },
    },
    args: { input: t.arg({ description: 'The offer.', type: CreateIndividualTourInput }) },
    resolve: async (query, _root, { input }, { app, viewer }) => {
      const id = await createIndividualTour(app, viewer, input)
      return app.db.individualTour.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
  withdrawIndividualTour: t.prismaField({
    type: IndividualTour,
    description: 'Takes an offer back that nobody has booked. The same again changes nothing.',
    errors: {
      types: [IndividualTourClosedError],
      union: { name: 'WithdrawIndividualTourResult' },
      result: { name: 'WithdrawIndividualTourSuccess' },
      dataField: { name: 'individualTour' },
    },
    args: { uuid: t.arg({ description: 'UUID of the offer.', type: 'UUID' }) },
    resolve: async (query, _root, { uuid }, { app, viewer }) => {
      const id = await withdrawIndividualTour(app, viewer, { uuid })
      return app.db.individualTour.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
