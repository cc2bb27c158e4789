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
  description: 'The list was saved by somebody else in the meantime: read it again, then save.',
  interfaces: [UserError],
})
builder.objectType(TouristsClosedError, {
  description: 'The traveler list can no longer be changed.',
  name: 'TouristsClosedError',
  interfaces: [UserError],
})

const TouristInput = builder.inputType('TouristInput', {
  description: 'A traveler; an empty one leaves the seat open.',
  fields: (t) => ({
    id: t.int({
      required: false,
      description: 'Id of an existing traveler; absent for a new one.',
    }),
    ...travelerInputFields(t),
  }),
})

const UpdateTouristsInput = builder.inputType('UpdateTouristsInput', {
  description: 'The whole traveler list of a request.',
  fields: (t) => ({
    uuid: t.field({ type: 'UUID', description: 'UUID of the request; it grants access.' }),
    version: t.string({
      description:
        '`Request.touristsVersion` that the change is based on: another current version is refused with TouristsConflictError.',
    }),
    tourists: t.field({
      type: [TouristInput],
      description: 'The whole list, one row per seat; omitted travelers are removed.',
    }),
  }),
})

builder.mutationFields((t) => ({
  updateTourists: t.prismaField({
    type: Request,
    description:
      'Saves the whole list of travelers. No account is needed; repeating the call is safe.',
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
