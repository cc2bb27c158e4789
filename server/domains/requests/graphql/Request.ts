/** Defines: Request, RequestItem, RequestLine, RequestEvent, Query.request, Query.organizerRequests */
import type { Currency } from '#schema/codes/currencies.ts'
import {
  requestStatuses,
  requestStatusName,
  requestStatusNames,
} from '#schema/rules/booking/requestStatuses.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { Money } from '../../../graphql/types/Money.ts'
import { exposeRequestLink, canSeeRequestLink } from './RequestLinks.ts'
import { requestsOfViewer } from '../requests.visibility.ts'

export const RequestStatus = literalEnum(
  'RequestStatus',
  requestStatusNames,
  'The eight statuses of a request; their numbers are 1 to 8 in the order of the specification.',
  {
    pending_confirm: '1: waits for the organizer’s confirmation; seats are held.',
    pending_prepayment:
      '2: confirmed, waits for its first payment; seats are held until the hold expires.',
    made_prepayment: '3: the first payment has arrived; seats are sold.',
    tour_complete: '4: the trip is over.',
    cancelled_by_tourist: '5: canceled by the traveler.',
    cancelled_by_author: '6: declined or canceled by the organizer.',
    cancelled_by_system: '7: expired, because nobody confirmed or paid in time.',
    cancelled_by_admin: '8: canceled by Versta’s staff.',
  },
)
export const RequestLineKind = literalEnum(
  'RequestLineKind',
  ['base', 'discount', 'surcharge'],
  'Kinds of price lines.',
  {
    base: 'A price per person.',
    discount: 'Reduces the total.',
    surcharge: 'Adds to the total.',
  },
)
export const RequestLineLabel = literalEnum(
  'RequestLineLabel',
  ['adult', 'child', 'discount'],
  'What a price line charges for.',
  {
    adult: 'Adults.',
    child: 'Children of one age band.',
    discount: 'A discount.',
  },
)

const lineLabels = ['adult', 'child', 'discount'] as const

export const Request = builder.prismaObject('Request', {
  description:
    'A traveler’s order. Visible to anyone with its uuid, to its organizer and to staff.',
  // each field selects what it reads: fields with known values need no query
  select: { id: true },
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the request.' }),
    uuid: t.field({
      type: 'UUID',
      description:
        'UUID of the request’s link, which grants the right to see, pay and cancel it. Only for callers who used it, who just created the request, or whose account it is in; FORBIDDEN for others.',
      authScopes: ({ id }, _args, context) => canSeeRequestLink(context, id),
      select: { uuid: true },
      resolve: ({ uuid }) => uuid,
    }),
    status: t.field({
      description: 'Current status.',
      type: RequestStatus,
      select: { status: true },
      resolve: ({ status }) => requestStatusName(status),
    }),
    statusNumber: t.exposeInt('status', {
      description: 'Number of the status, from 1 to 8; see RequestStatus.',
    }),
    contactName: t.exposeString('contactName', { description: 'Name of the person who made it.' }),
    contactEmail: t.exposeString('contactEmail', { description: 'E-mail address of that person.' }),
    contactPhone: t.exposeString('contactPhone', {
      description: 'Phone number of that person, in E.164 form.',
    }),
    comment: t.exposeString('comment', {
      description: 'The traveler’s message to the organizer; may be empty.',
    }),
    adults: t.int({
      description: 'Number of adults.',
      select: { items: { select: { adults: true, children: true } } },
      resolve: ({ items }) => items.reduce((sum, item) => sum + item.adults, 0),
    }),
    children: t.int({
      description: 'Number of children.',
      select: { items: { select: { adults: true, children: true } } },
      resolve: ({ items }) => items.reduce((sum, item) => sum + item.children, 0),
    }),
    total: t.field({
      description: 'Whole price.',
      type: Money,
      select: { totalMinor: true, currency: true },
      resolve: ({ totalMinor, currency }) => ({
        amountMinor: totalMinor,
        currency: currency as Currency,
      }),
    }),
    prepayment: t.field({
      description: 'Amount due on confirmation.',
      type: Money,
      select: { prepaymentMinor: true, currency: true },
      resolve: ({ prepaymentMinor, currency }) => ({
        amountMinor: prepaymentMinor,
        currency: currency as Currency,
      }),
    }),
    flightIncluded: t.exposeBoolean('flightIncluded', {
      description: 'Whether the price included a flight when it was requested.',
    }),
    hasCashback: t.boolean({
      description: 'Whether cashback after the trip was promised with the request.',
      select: { cashbackMinor: true },
      resolve: ({ cashbackMinor }) => cashbackMinor > 0,
    }),
    holdExpiresAt: t.expose('holdExpiresAt', {
      description: 'Expiry of the hold on its seats (UTC); null without a hold.',
      type: 'DateTime',
      nullable: true,
    }),
    createdAt: t.expose('createdAt', {
      description: 'When it was created (UTC).',
      type: 'DateTime',
    }),
    tour: t.relation('tour', { description: 'The requested tour.' }),
    date: t.relation('tourDate', { description: 'The requested departure.' }),
    organizer: t.relation('organizer', { description: 'Organizer of the tour.' }),
    items: t.relation('items', {
      description: 'Requested options with their travelers.',
      query: { orderBy: { id: 'asc' } },
    }),
    lines: t.relation('lines', {
      description: 'Price lines, in the order to show; they sum to the total.',
      query: { orderBy: { position: 'asc' } },
    }),
    history: t.relation('events', {
      description: 'Status changes, oldest first.',
      query: { orderBy: { id: 'asc' } },
    }),
  }),
})

builder.prismaObject('RequestItem', {
  description: 'A booked option with its number of travelers.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the item.' }),
    option: t.relation('departureOption', { description: 'The booked option of the departure.' }),
    adults: t.exposeInt('adults', { description: 'Number of adults.' }),
    children: t.exposeInt('children', { description: 'Number of children.' }),
    childAges: t.exposeIntList('childAges', {
      description: 'Ages in years on the first day; empty if not given.',
    }),
  }),
})

builder.prismaObject('RequestLine', {
  description: 'One price line of a request, frozen when it was made.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'Kind of the line.', type: RequestLineKind }),
    label: t.field({
      description: 'What the line charges for.',
      type: RequestLineLabel,
      select: { label: true },
      resolve: ({ label }) => lineLabels.find((known) => known === label) ?? 'adult',
    }),
    quantity: t.exposeInt('quantity', { description: 'Number of people or units.' }),
    unit: t.field({
      description: 'Price of one unit.',
      type: Money,
      select: { unitMinor: true, request: { select: { currency: true } } },
      resolve: ({ unitMinor, request }) => ({
        amountMinor: unitMinor,
        currency: request.currency as Currency,
      }),
    }),
    amount: t.field({
      description: 'Quantity times unit; negative for discounts.',
      type: Money,
      select: { amountMinor: true, request: { select: { currency: true } } },
      resolve: ({ amountMinor, request }) => ({
        amountMinor,
        currency: request.currency as Currency,
      }),
    }),
  }),
})

export const RequestEvent = builder.prismaObject('RequestEvent', {
  description: 'One change of a request’s status.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the change.' }),
    from: t.field({
      description: 'Status before the change; null for the first.',
      type: RequestStatus,
      nullable: true,
      select: { fromStatus: true },
      resolve: ({ fromStatus }) => (fromStatus === null ? null : requestStatusName(fromStatus)),
    }),
    to: t.field({
      description: 'Status after the change.',
      type: RequestStatus,
      select: { toStatus: true },
      resolve: ({ toStatus }) => requestStatusName(toStatus),
    }),
    at: t.expose('createdAt', { description: 'When it changed (UTC).', type: 'DateTime' }),
  }),
})

builder.queryFields((t) => ({
  request: t.prismaField({
    type: Request,
    nullable: true,
    description:
      'The request with this uuid; null for an unknown one. Anyone with the uuid may see it.',
    args: { uuid: t.arg({ description: 'UUID of the request’s link.', type: 'UUID' }) },
    resolve: async (query, _root, { uuid }, context) => {
      const request = await context.app.db.request.findUnique({ ...query, where: { uuid } })
      if (request) exposeRequestLink(context, request.id)
      return request
    },
  }),
  organizerRequests: t.prismaConnection({
    type: Request,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    description: 'Requests to the viewer’s organizers, newest first.',
    args: {
      status: t.arg({
        description: 'Only requests of this status.',
        type: RequestStatus,
        required: false,
      }),
    },
    totalCount: (_connection, { status }, { app, viewer }) =>
      app.db.request.count({
        where: {
          ...requestsOfViewer(viewer, 'requests'),
          ...(status ? { status: requestStatuses[status] } : {}),
        },
      }),
    resolve: (query, _root, { status }, { app, viewer }) =>
      app.db.request.findMany({
        ...query,
        where: {
          ...requestsOfViewer(viewer, 'requests'),
          ...(status ? { status: requestStatuses[status] } : {}),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
  }),
}))
