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
    optionId: t.int({ description: 'Id of a `TourDateOption` of one of your organizers’ tours.' }),
    adults: t.int({ description: 'Number of adults, at least 1.' }),
    children: t.int({ description: 'Number of children.', defaultValue: 0 }),
    currency: t.field({
      type: CurrencyEnum,
      description: 'Currency of the prices; must be the departure’s.',
    }),
    adultMinor: t.int({ description: 'Price per adult, in minor units.' }),
    childMinor: t.int({
      required: false,
      description: 'Price per child, in minor units; the adult price when absent.',
    }),
    note: t.string({ defaultValue: '', description: 'Message to the customer; may be empty.' }),
    validUntil: t.field({
      type: 'DateTime',
      description: 'Expiry of the offer (UTC), no later than the first day of the trip.',
    }),
  }),
})

builder.mutationFields((t) => ({
  createIndividualTour: t.prismaField({
    type: IndividualTour,
    description:
      'Offers places on a departure to one customer at a special price. It holds no seats.',
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
    description:
      'Withdraws an individual tour that nobody has booked. Repeating the call changes nothing.',
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
