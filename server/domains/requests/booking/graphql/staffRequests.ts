/** Defines: RequestActor, RequestEvent.actor, .actorName, .message, Query.staffRequests, Mutation.cancelRequestAsAdmin */
import { requestActors, requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { maxId } from '#schema/codes/ids.ts'
import type { RequestStatusName } from '#schema/rules/booking/requestStatuses.ts'
import { can } from '../../../../core/can.ts'
import type { Viewer } from '../../../../core/viewer.ts'
import type { Prisma } from '../../../../db/generated/client/client.ts'
import { builder } from '../../../../graphql/builder.ts'
import { literalEnum } from '../../../../graphql/literalEnum.ts'
import { selectAtLeastId } from '../../../../graphql/selectAtLeastId.ts'
import { cancelRequest } from '../actions/cancelRequest.ts'
import { RequestStatusChangedError } from '../../requests.errors.ts'
import { readRequestEvent } from '../../requests.policy.ts'
import { requestsOfStaff } from '../../requests.visibility.ts'
import { Request, RequestEvent, RequestStatus } from '../../graphql/Request.ts'

const RequestActor = literalEnum(
  'RequestActor',
  requestActors,
  'Who changed the status of a request.',
  {
    tourist: 'The traveler.',
    organizer: 'The organizer.',
    admin: 'Versta’s staff.',
    system: 'The system, by schedule or by a payment.',
  },
)

const eventSelect = { actor: true, request: { select: { organizerId: true } } } as const

builder.prismaObjectFields(RequestEvent, (t) => ({
  actor: t.expose('actor', { description: 'Who changed it.', type: RequestActor }),
  actorName: t.string({
    nullable: true,
    description:
      'Name of the logged-in person who made the change; null without one. Only visible to administrators, and to the organizer for its own people; null for others.',
    select: {
      ...eventSelect,
      actorUser: { select: { firstName: true, lastName: true, email: true } },
    },
    resolve: ({ actorUser, ...event }, _args, { viewer }) =>
      can(viewer, readRequestEvent, event) && actorUser
        ? `${actorUser.firstName} ${actorUser.lastName}`.trim() || actorUser.email
        : null,
  }),
  message: t.string({
    nullable: true,
    description:
      'Message of the change, whether it was sent or not. Only visible to administrators, and to the organizer for its own people; null for others.',
    select: { ...eventSelect, message: true },
    resolve: ({ message, ...event }, _args, { viewer }) =>
      can(viewer, readRequestEvent, event) ? message : null,
  }),
}))

interface ListFilter {
  status?: RequestStatusName | null
  search?: string | null
}

const maxSearchLength = 120

/** Returns the filter for a request number or part of the contact's or organizer's name. */
const foundBy = (search: string): Prisma.RequestWhereInput => {
  const text = search.trim().slice(0, maxSearchLength)
  if (!text) return {}
  // LIKE wildcards are meant literally
  const part = { contains: text.replaceAll(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return {
    OR: [
      ...(id > 0 && id <= maxId ? [{ id }] : []),
      { contactName: part },
      { contactEmail: part },
      { organizer: { translations: { some: { name: part } } } },
    ],
  }
}

const asked = (viewer: Viewer, { status, search }: ListFilter): Prisma.RequestWhereInput => ({
  ...requestsOfStaff(viewer),
  ...(status ? { status: requestStatuses[status] } : {}),
  ...foundBy(search ?? ''),
})

builder.queryFields((t) => ({
  staffRequests: t.prismaConnection({
    type: Request,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    description: 'Requests to all organizers, newest first.',
    args: {
      status: t.arg({
        description: 'Only requests of this status.',
        type: RequestStatus,
        required: false,
      }),
      search: t.arg.string({
        required: false,
        description:
          'A request number, or part of a name, an e-mail address or an organizer’s name.',
      }),
    },
    totalCount: (_connection, args, { app, viewer }) =>
      app.db.request.count({ where: asked(viewer, args) }),
    resolve: (query, _root, args, { app, viewer }) =>
      app.db.request.findMany({
        ...query,
        where: asked(viewer, args),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
}))

builder.mutationFields((t) => ({
  cancelRequestAsAdmin: t.prismaField({
    type: Request,
    description:
      'Cancels a request as Versta’s staff: everything paid is refunded. The organizer always gets an e-mail.',
    errors: {
      types: [RequestStatusChangedError],
      union: { name: 'CancelRequestAsAdminResult' },
      result: { name: 'CancelRequestAsAdminSuccess' },
      dataField: { name: 'request' },
    },
    args: {
      id: t.arg.int({ description: 'Number of the request.' }),
      message: t.arg.string({ description: 'Reason, for the e-mails and the history.' }),
      notifyClient: t.arg.boolean({
        defaultValue: true,
        description: 'False sends the traveler no e-mail.',
      }),
    },
    resolve: async (query, _root, { id, message, notifyClient }, { app, viewer }) => {
      await cancelRequest(
        app,
        { by: 'admin', requestId: id, viewer },
        { message, expectedRefundMinor: null, notifyTraveler: notifyClient },
      )
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
