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
  fields: (t) => ({
    latest: t.expose('latest', {
      type: 'DateTime',
      description: 'Latest possible end of a hold of this request (UTC).',
    }),
  }),
})

builder.prismaObjectFields(Request, (t) => ({
  holdExtendableUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'Latest end to which the organizer can extend the hold (UTC); null without a hold, or if it can’t be extended.',
    select: holdSelect,
    resolve: (request, _args, { app }) => organizerHoldEnd(holdOf(request), app.clock.now()),
  }),
  travelerHoldExtendableUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'End to which the traveler can extend the hold, once (UTC); null if that is not possible.',
    select: holdSelect,
    resolve: (request, _args, { app, viewer }) =>
      can(viewer, actForTraveler, request)
        ? travelerHoldEnd(holdOf(request), app.clock.now())
        : null,
  }),
}))

builder.mutationFields((t) => ({
  extendHold: t.prismaField({
    type: Request,
    description:
      'Extends the hold of a request as its organizer. The same instant again changes nothing.',
    errors: {
      types: [RequestStatusChangedError, HoldLimitError],
      union: { name: 'ExtendHoldResult' },
      result: { name: 'ExtendHoldSuccess' },
      dataField: { name: 'request' },
    },
    args: {
      id: t.arg.int({ description: 'Id of the request.' }),
      until: t.arg({ description: 'New end of the hold (UTC).', type: 'DateTime' }),
      message: t.arg.string({
        defaultValue: '',
        description: 'Message to the traveler; may be empty.',
      }),
    },
    resolve: async (query, _root, { id, until, message }, { app, viewer }) => {
      await extendHold(app, { by: 'organizer', requestId: id, until, message, viewer })
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
  extendHoldAsTraveler: t.prismaField({
    type: Request,
    description:
      'Extends the hold by a day, once, for a traveler who has to pay. Anyone with the request’s link may call it, except people of its organizer and staff.',
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
