/** Defines: Query.viewerRequests */
import { requireUser } from '../../../core/viewer.ts'
import { builder } from '../../../graphql/builder.ts'
import { Request } from '../../requests/graphql/Request.ts'
import { exposeRequestLink } from '../../requests/graphql/RequestLinks.ts'

/** Maximum per response. */
const maxRequests = 100

builder.queryFields((t) => ({
  viewerRequests: t.prismaField({
    type: [Request],
    description:
      'Requests of the logged-in account, newest first: made while logged in, or with its confirmed e-mail address.',
    args: {
      first: t.arg.int({
        defaultValue: maxRequests,
        description: `Requests per page, 1 to ${maxRequests}.`,
      }),
      after: t.arg.int({
        required: false,
        description: 'Id of the last request of the previous page.',
      }),
    },
    resolve: async (query, _root, { first, after }, context) => {
      const { app, viewer } = context
      const { userId } = requireUser(viewer)
      const { email, isEmailConfirmed } = await app.db.user.findUniqueOrThrow({
        where: { id: userId },
        select: { email: true, isEmailConfirmed: true },
      })
      const requests = await app.db.request.findMany({
        ...query,
        where: {
          OR: [
            { userId },
            ...(email && isEmailConfirmed ? [{ userId: null, contactEmail: email }] : []),
          ],
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: Math.min(Math.max(first ?? maxRequests, 1), maxRequests),
        ...(after ? { cursor: { id: after }, skip: 1 } : {}),
      })
      for (const { id } of requests) exposeRequestLink(context, id)
      return requests
    },
  }),
}))
