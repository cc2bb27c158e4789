/** Defines: Mutation.extendHold, extendHoldAsTraveler, Request.holdExtendableUntil, .travelerHoldExtendableUntil, HoldLimitError */
import { organizerHoldEnd, travelerHoldEnd } from '#schema/rules/booking/holdExtension.ts'
import { actForTraveler } from '../../requests.policy.ts'
import { can } from '../../../../core/can.ts'
import { builder } from '../../../../graphql/builder.ts'
import { selectAtLeastId } from '../../../../graphql/selectAtLeastId.ts'
import { UserError } from '../../../../graphql/UserError.ts'
import { extendHold, holdOf, holdSelect } from '../actions/extendHold.ts'
import { exposeRequestLink } from '../../graphql/RequestLinks.ts'
import { HoldLimitError, RequestStatusChangedError } from '../../requests.errors.ts'
import { Request } from '../../graphql/Request.ts'

builder.objectType(HoldLimitError, {
  description: 'The hold can’t be extended that far.',
  name: 'HoldLimitError',
  interfaces: [UserError],
  fields: (t) => ({ latest: t.expose('latest', { type: 'DateTime', description: 'No hold of this request lasts longer.' }) }),
})

builder.prismaObjectFields(Request, (t) => ({
  holdExtendableUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Until when the organizer may have the seats held; null where no hold runs, or none can be longer.',
    select: holdSelect,
    resolve: (request, _args, { app }) => organizerHoldEnd(holdOf(request), app.clock.now()),
  }),
  travelerHoldExtendableUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Until when the traveler may have the seats held, once; null where that is not to be had.',
    select: holdSelect,
    resolve: (request, _args, { app, viewer }) =>
      can(viewer, actForTraveler, request) ? travelerHoldEnd(holdOf(request), app.clock.now()) : null,
  }),
}))

builder.mutationFields((t) => ({
  extendHold: t.prismaField({
    type: Request,
    description: 'The organizer holds the seats longer. The same instant again changes nothing.',
    errors: {
      types: [RequestStatusChangedError, HoldLimitError],
      union: { name: 'ExtendHoldResult' },
      result: { name: 'ExtendHoldSuccess' },
      dataField: { name: 'request' },
    },
    args: {
      id: t.arg.int({ description: 'Id of the request.' }),
      until: t.arg({ description: 'New end of the hold (UTC).', type: 'DateTime' }),
      message: t.arg.string({ defaultValue: '', description: 'Words to the traveler.' }),
    },
    resolve: async (query, _root, { id, until, message }, { app, viewer }) => {
      await extendHold(app, { by: 'organizer', requestId: id, until, message, viewer })
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
  extendHoldAsTraveler: t.prismaField({
    type: Request,
    description: 'A traveler who has to pay takes a day more, once. Who holds the link of the request may.',
    errors: {
      types: [RequestStatusChangedError, HoldLimitError],
      union: { name: 'ExtendHoldAsTravelerResult' },
      result: { name: 'ExtendHoldAsTravelerSuccess' },
      dataField: { name: 'request' },
    },
    args: { uuid: t.arg({ description: 'UUID of the request.', type: 'UUID' }) },
    resolve: async (query, _root, { uuid }, context) => {
      const { app, viewer } = context
      const id = await extendHold(app, { by: 'tourist', uuid, viewer })
      exposeRequestLink(context, id)
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
