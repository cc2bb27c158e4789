/** Defines: MissingTravelerDetail, Tourist.missing, Request.openSeats, .lastReminderAt, .nextReminderAt, Query.organizerRequest, Mutation.remindTravelers */
import { travelerGapNames } from '#schema/rules/booking/missingTravelerDetails.ts'
import { DomainError } from '../../../../core/domainError.ts'
import { builder } from '../../../../graphql/builder.ts'
import { literalEnum } from '../../../../graphql/literalEnum.ts'
import { selectAtLeastId } from '../../../../graphql/selectAtLeastId.ts'
import { UserError } from '../../../../graphql/UserError.ts'
import { nextReminderAt, remindTravelers } from '../actions/remindTravelers.ts'
import {
  TravelerDetailsCompleteError,
  ReminderTooSoonError,
  TouristsClosedError,
} from '../../requests.errors.ts'
import { requestsOfViewer } from '../../requests.visibility.ts'
import { missingDetailsOf, gapsSelect, openSeatsOf } from '../reads/touristGaps.ts'
import { Request } from '../../graphql/Request.ts'
import { Tourist } from './Tourist.ts'

const Gap = literalEnum(
  'MissingTravelerDetail',
  travelerGapNames,
  'Details of a traveler that are required and missing.',
  {
    birthday: 'Date of birth.',
    weight: 'Weight, where the request requires it.',
    passport: 'Passport, where the request requires it.',
  },
)

builder.objectType(TravelerDetailsCompleteError, {
  description: 'All required traveler details are on file, so no reminder was sent.',
  name: 'TravelerDetailsCompleteError',
  interfaces: [UserError],
})
builder.objectType(ReminderTooSoonError, {
  description: 'The travelers were reminded less than a day ago.',
  name: 'ReminderTooSoonError',
  interfaces: [UserError],
  fields: (t) => ({
    retryAt: t.expose('retryAt', {
      type: 'DateTime',
      description: 'When the next reminder can be sent (UTC).',
    }),
  }),
})

builder.prismaObjectFields(Tourist, (t) => ({
  missing: t.field({
    type: [Gap],
    description: 'Missing required details; weight and passport only if the request requires them.',
    select: gapsSelect,
    resolve: (row, _args, { app }) => missingDetailsOf(app, row),
  }),
}))

const lastReminder = {
  reminders: { orderBy: { id: 'desc' as const }, take: 1, select: { askedAt: true } },
}

builder.prismaObjectFields(Request, (t) => ({
  openSeats: t.int({
    description: 'Number of seats without a named traveler.',
    select: {
      items: { select: { adults: true, children: true } },
      _count: { select: { tourists: true } },
    },
    resolve: ({ items, _count }) => openSeatsOf(items, _count.tourists),
  }),
  lastReminderAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the last reminder of missing traveler details was sent (UTC); null before.',
    select: lastReminder,
    resolve: ({ reminders }) => reminders[0]?.askedAt ?? null,
  }),
  nextReminderAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the organizer can send the next reminder (UTC); null: now.',
    select: lastReminder,
    resolve: ({ reminders }, _args, { app }) =>
      nextReminderAt(reminders[0]?.askedAt, app.clock.now()),
  }),
}))

builder.queryFields((t) => ({
  organizerRequest: t.prismaField({
    type: Request,
    description: 'A request to one of the viewer’s organizers. Error: NOT_FOUND for others.',
    args: { id: t.arg.int({ description: 'Number of the request.' }) },
    resolve: async (query, _root, { id }, { app, viewer }) => {
      const request = await app.db.request.findFirst({
        ...query,
        where: { id, ...requestsOfViewer(viewer, 'requests') },
      })
      if (!request) throw new DomainError('NOT_FOUND', 'No such request')
      return request
    },
  }),
}))

builder.mutationFields((t) => ({
  remindTravelers: t.prismaField({
    type: Request,
    description:
      'E-mails the person who made the request a list of missing traveler details; at most once a day.',
    errors: {
      types: [TravelerDetailsCompleteError, ReminderTooSoonError, TouristsClosedError],
      union: { name: 'RemindTravelersResult' },
      result: { name: 'RemindTravelersSuccess' },
      dataField: { name: 'request' },
    },
    args: {
      id: t.arg.int({ description: 'Number of the request.' }),
      message: t.arg.string({
        defaultValue: '',
        description: 'Message to the traveler; may be empty.',
      }),
    },
    resolve: async (query, _root, { id, message }, { app, viewer }) => {
      await remindTravelers(app, viewer, { requestId: id, message: message ?? '' })
      return app.db.request.findUniqueOrThrow({ ...selectAtLeastId(query), where: { id } })
    },
  }),
}))
