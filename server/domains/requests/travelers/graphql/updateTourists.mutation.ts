/** Defines: Mutation.updateTourists */
import { builder } from '../../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../../graphql/selectAtLeastId.ts'
import { UserError } from '../../../../graphql/UserError.ts'
import { updateTourists } from '../actions/updateTourists.ts'
import { InvalidInputError } from '../../../../core/invalidInputError.ts'
import { exposeRequestLink } from '../../graphql/RequestLinks.ts'
import { TouristsClosedError, TouristsConflictError } from '../../requests.errors.ts'
import { Request } from '../../graphql/Request.ts'
import { travelerInputFields } from './travelerInput.ts'

builder.objectType(TouristsConflictError, {
  name: 'TouristsConflictError',
  description: 'Somebody else has saved the list meanwhile: read it again before saving over it.',
  interfaces: [UserError],
})
builder.objectType(TouristsClosedError, {
  description: 'The traveler list can no longer be changed.',
  name: 'TouristsClosedError',
  interfaces: [UserError],
})

const TouristInput = builder.inputType('TouristInput', {
  description: 'Somebody who travels; without anything filled in the seat stays open.',
  fields: (t) => ({
    id: t.int({ required: false, description: 'Left out for somebody new.' }),
    ...travelerInputFields(t),
  }),
})

const UpdateTouristsInput = builder.inputType('UpdateTouristsInput', {
  description: 'The whole traveler list of a request.',
  fields: (t) => ({
    uuid: t.field({ type: 'UUID', description: 'Of the request: the link carries the right.' }),
    version: t.string({ description: '`touristsVersion` of the list that was changed.' }),
    tourists: t.field({ type: [TouristInput], description: 'The whole list, a row per seat: who is left out is taken off.' }),
  }),
})

builder.mutationFields((t) => ({
  updateTourists: t.prismaField({
    type: Request,
    description: 'Says who travels. No account is needed; the same list sent twice is saved once.',
    errors: {
      types: [InvalidInputError, TouristsConflictError, TouristsClosedError],
      union: { name: 'UpdateTouristsResult' },
      result: { name: 'UpdateTouristsSuccess' },
      dataField: { name: 'request' },
    },
    args: { input: t.arg({ description: 'The list.', type: UpdateTouristsInput }) },
    resolve: async (query, _root, { input }, context) => {
      const { app, viewer } = context
      const id = await updateTourists(app, viewer, input)
      exposeRequestLink(context, id)
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
