/** Defines: Query.viewerRequests */
import { builder } from '../../../graphql/builder.ts'
import { Request } from '../../requests/graphql/Request.ts'
import { userOf } from '../userOf.ts'

const mostRequests = 100

builder.queryFields((t) => ({
  viewerRequests: t.prismaField({
    type: [Request],
    description:
      'Requests of the person who is logged in, the newest first: made while logged in, or with the e-mail address that the account has confirmed.',
    authScopes: { user: true },
    resolve: async (query, _root, _args, { app, viewer }) => {
      const { userId } = userOf(viewer)
      const { email, isEmailConfirmed } = await app.db.user.findUniqueOrThrow({
        where: { id: userId },
        select: { email: true, isEmailConfirmed: true },
      })
      return app.db.request.findMany({
        ...query,
        where: { OR: [{ userId }, ...(email && isEmailConfirmed ? [{ userId: null, contactEmail: email }] : [])] },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: mostRequests,
      })
    },
  }),
}))
