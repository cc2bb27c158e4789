/** Defines: Viewer, Query.viewer, Mutation.logIn, Mutation.logOut */
import { builder } from '../../../graphql/builder.ts'
import { selectSomething } from '../../../graphql/selectSomething.ts'
import { UserError } from '../../../graphql/UserError.ts'
import { Organizer } from '../../organizers/graphql/Organizer.ts'
import { InvalidCredentialsError } from '../accounts.errors.ts'
import { logIn } from '../actions/logIn.ts'

builder.objectType(InvalidCredentialsError, { name: 'InvalidCredentialsError', interfaces: [UserError] })

const Viewer = builder.prismaObject('User', {
  variant: 'Viewer',
  description: 'The person who is logged in.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    email: t.exposeString('email', { nullable: true }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    // of the person, not of the call: the call that logs in is still a visitor's
    viewerCanUseCrm: t.boolean({
      select: { _count: { select: { memberships: true } } },
      resolve: ({ _count }) => _count.memberships > 0,
    }),
    organizers: t.field({
      type: [Organizer],
      select: (_args, _context, nested) => ({
        memberships: { orderBy: { organizerId: 'asc' as const }, select: { organizer: nested(true) } },
      }),
      resolve: ({ memberships }) => memberships.map(({ organizer }) => organizer),
    }),
  }),
})

builder.queryFields((t) => ({
  viewer: t.prismaField({
    type: Viewer,
    nullable: true,
    resolve: (query, _root, _args, { app, viewer }) =>
      viewer.kind === 'user' ? app.db.user.findUnique({ ...query, where: { id: viewer.userId } }) : null,
  }),
}))

builder.mutationFields((t) => ({
  logIn: t.prismaField({
    type: Viewer,
    description: 'Opens a session kept in a cookie.',
    errors: {
      types: [InvalidCredentialsError],
      union: { name: 'LogInResult' },
      result: { name: 'LogInSuccess' },
      dataField: { name: 'viewer' },
    },
    args: { login: t.arg.string(), password: t.arg.string() },
    resolve: async (query, _root, credentials, context) => {
      const session = await logIn({ ...context.app, verifyCaptcha: async () => false }, context.client, {
        ...credentials,
        kind: 'cookie',
        captcha: null,
        favouriteTourIds: [],
      })
      context.cookies.setSession(session.token, session.expiresAt)
      return context.app.db.user.findUniqueOrThrow({ ...selectSomething(query), where: { id: session.userId } })
    },
  }),
  logOut: t.boolean({
    description: 'Ends the session on the server, then drops the cookie.',
    resolve: async (_root, _args, { app, viewer, cookies }) => {
      if (viewer.kind === 'user') await app.db.session.update({ where: { id: viewer.sessionId }, data: { revokedAt: app.clock.now() } })
      cookies.clearSession()
      return true
    },
  }),
}))
