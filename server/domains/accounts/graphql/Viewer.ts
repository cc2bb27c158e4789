/** Defines: Viewer, Query.viewer */
import { builder } from '../../../graphql/builder.ts'
import { Organizer } from '../../organizers/graphql/Organizer.ts'

export const Viewer = builder.prismaObject('User', {
  variant: 'Viewer',
  description: 'The person who is logged in.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    email: t.exposeString('email', { nullable: true }),
    isEmailSet: t.boolean({ select: { email: true }, resolve: ({ email }) => email !== null }),
    isEmailConfirmed: t.exposeBoolean('isEmailConfirmed'),
    phone: t.exposeString('phone', { nullable: true, description: 'E.164.' }),
    isPhoneConfirmed: t.exposeBoolean('isPhoneConfirmed'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    isAdminAuth: t.exposeBoolean('isAdmin', { description: 'Staff: more data is there to load.' }),
    canUseKnowledge: t.exposeBoolean('canUseKnowledge'),
    canViewCommission: t.exposeBoolean('canViewCommission'),
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
