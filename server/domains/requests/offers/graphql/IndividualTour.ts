/** Defines: IndividualTour, IndividualTourState, IndividualTourClosedError, Query.individualTour, .organizerIndividualTours, .organizerTours, TourDateOption.priceInTourCurrency */
import type { Currency } from '#schema/codes/currencies.ts'
import { individualTourState, individualTourStates } from '#schema/rules/booking/individualTour.ts'
import { priceRequest } from '#schema/rules/booking/priceRequest.ts'
import { convertPrice } from '#schema/rules/money/convertPrice.ts'
import { userIdOf } from '../../../../core/viewer.ts'
import { builder } from '../../../../graphql/builder.ts'
import type { Context } from '../../../../graphql/context.ts'
import { literalEnum } from '../../../../graphql/literalEnum.ts'
import { UserError } from '../../../../graphql/UserError.ts'
import { Money } from '../../../../graphql/types/Money.ts'
import { tripStartsAt } from '../../../departures/reads/tripTimes.ts'
import { Tour } from '../../../tours/graphql/Tour.ts'
import { TourDate } from '../../../tours/graphql/TourDate.ts'
import {
  isVisibleTour,
  toursOfViewer,
  upcomingDate,
  visibleTour,
} from '../../../tours/tours.visibility.ts'
import { IndividualTourClosedError } from '../individualTours.errors.ts'
import { individualToursOfViewer } from '../individualTours.visibility.ts'

const IndividualTourState = literalEnum(
  'IndividualTourState',
  individualTourStates,
  'State of an individual tour offered to one customer.',
  {
    open: 'Can be booked.',
    booked: 'Was booked by a request.',
    withdrawn: 'Was withdrawn by the organizer.',
    expired: 'Its deadline has passed.',
    gone: 'Its departure can no longer be booked.',
    sold_out: 'Fewer seats are free than it is for.',
  },
)

builder.objectType(IndividualTourClosedError, {
  description: 'This individual tour can no longer be booked or withdrawn.',
  name: 'IndividualTourClosedError',
  interfaces: [UserError],
  fields: (t) => ({
    state: t.expose('state', {
      type: IndividualTourState,
      description: 'Its current state: BOOKED, WITHDRAWN or EXPIRED.',
    }),
  }),
})

const inViewers = (amountMinor: number, from: string, { app, currency }: Context) => ({
  amountMinor: convertPrice(amountMinor, from as Currency, currency, app.search.rates),
  currency,
})

const party = { adults: true, children: true } as const
const agreed = { ...party, currency: true, adultMinor: true, childMinor: true } as const

export const IndividualTour = builder.prismaObject('IndividualTour', {
  description:
    'An organizer’s offer to one customer: a departure at a special price. Anyone with its uuid may see and book it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the offer.' }),
    uuid: t.field({
      description: 'UUID in the offer’s link; anyone with it may see and book the offer.',
      type: 'UUID',
      select: { uuid: true },
      resolve: ({ uuid }) => uuid,
    }),
    state: t.field({
      description: 'Whether it can still be booked.',
      type: IndividualTourState,
      select: {
        ...party,
        validUntil: true,
        withdrawnAt: true,
        requestId: true,
        departureOption: {
          select: {
            freeSeats: true,
            tourDate: {
              select: {
                isCanceled: true,
                startDate: true,
                startTime: true,
                tour: {
                  select: {
                    timeZone: true,
                    status: true,
                    organizer: { select: { isPublishedOnSite: true } },
                  },
                },
              },
            },
          },
        },
      },
      resolve: ({ departureOption, requestId, withdrawnAt, ...terms }, _args, { app }) => {
        const { tour, isCanceled } = departureOption.tourDate
        const hasBegun =
          tripStartsAt({ tour, tourDate: departureOption.tourDate }) <= app.clock.now()
        return individualTourState(
          {
            ...terms,
            isBooked: requestId !== null,
            isWithdrawn: withdrawnAt !== null,
            isGone: isCanceled || !isVisibleTour(tour) || hasBegun,
            freeSeats: departureOption.freeSeats,
          },
          app.clock.now(),
        )
      },
    }),
    adults: t.exposeInt('adults', {
      description: 'Number of adults it is for; it can’t be booked for another number.',
    }),
    children: t.exposeInt('children', {
      description: 'Number of children it is for; it can’t be booked for another number.',
    }),
  }),
})

builder.prismaObjectFields(IndividualTour, (t) => ({
  adultPrice: t.field({
    description: 'Price per adult, in the call’s currency.',
    type: Money,
    select: agreed,
    resolve: (offer, _args, context) => inViewers(offer.adultMinor, offer.currency, context),
  }),
  childPrice: t.field({
    type: Money,
    nullable: true,
    description: 'Price per child, in the call’s currency; null if children pay the adult price.',
    select: agreed,
    resolve: ({ childMinor, currency }, _args, context) =>
      childMinor === null ? null : inViewers(childMinor, currency, context),
  }),
  total: t.field({
    type: Money,
    description: 'Total price for all its travelers, in the call’s currency at today’s rate.',
    select: agreed,
    resolve: ({ adults, children, adultMinor, childMinor, currency }, _args, context) => {
      const of = (minor: number) => inViewers(minor, currency, context).amountMinor
      return {
        amountMinor: adults * of(adultMinor) + children * of(childMinor ?? adultMinor),
        currency: context.currency,
      }
    },
  }),
  totalInTourCurrency: t.field({
    type: Money,
    description: 'Total price in the currency of the offer.',
    select: agreed,
    resolve: ({ adults, children, adultMinor, childMinor, currency }) => ({
      amountMinor: adults * adultMinor + children * (childMinor ?? adultMinor),
      currency: currency as Currency,
    }),
  }),
  regularTotal: t.field({
    type: Money,
    description: 'Regular price of the same travelers on this departure, without the offer.',
    select: {
      ...party,
      departureOption: {
        select: {
          priceMinor: true,
          tourDate: { select: { currency: true } },
          prices: {
            where: { priceUnit: { kind: 'child' } },
            orderBy: { priceUnit: { ageFrom: 'asc' } },
            select: { priceMinor: true, priceUnit: { select: { ageFrom: true, ageTo: true } } },
          },
        },
      },
    },
    resolve: ({ adults, children, departureOption }, _args, context) => {
      const { priceMinor, prices, tourDate } = departureOption
      const of = (minor: number) => inViewers(minor, tourDate.currency, context).amountMinor
      const { totalMinor } = priceRequest({
        adults,
        children,
        adultMinor: of(priceMinor),
        adultWithoutDiscountMinor: null,
        currency: context.currency,
        childUnits: prices.map((price) => ({
          ...price.priceUnit,
          priceMinor: of(price.priceMinor),
        })),
        prepayment: { type: 'none', size: 0 },
      })
      return { amountMinor: totalMinor, currency: context.currency }
    },
  }),
}))

builder.prismaObjectFields(IndividualTour, (t) => ({
  note: t.exposeString('note', {
    description: 'The organizer’s message to the customer; may be empty.',
  }),
  validUntil: t.expose('validUntil', {
    description: 'Expiry: last moment to book it (UTC).',
    type: 'DateTime',
  }),
  createdAt: t.expose('createdAt', { description: 'When it was created (UTC).', type: 'DateTime' }),
  requestUuid: t.field({
    type: 'UUID',
    nullable: true,
    description:
      'UUID of the request that booked it; null before, and for everybody but the account that booked, because the organizer has the offer’s link too.',
    select: { request: { select: { uuid: true, userId: true } } },
    resolve: ({ request }, _args, { viewer }) =>
      request && request.userId !== null && request.userId === userIdOf(viewer)
        ? request.uuid
        : null,
  }),
  requestId: t.exposeInt('requestId', {
    nullable: true,
    description: 'Number of the request that booked it; null before.',
  }),
  option: t.relation('departureOption', { description: 'The offered option of the departure.' }),
  date: t.field({
    description: 'The offered departure.',
    type: TourDate,
    select: (_args, _context, nested) => ({
      departureOption: { select: { tourDate: nested(true) } },
    }),
    resolve: ({ departureOption }) => departureOption.tourDate,
  }),
  tour: t.field({
    description: 'The offered tour.',
    type: Tour,
    select: (_args, _context, nested) => ({
      departureOption: { select: { tourDate: { select: { tour: nested(true) } } } },
    }),
    resolve: ({ departureOption }) => departureOption.tourDate.tour,
  }),
}))

builder.prismaObjectFields('TourDateOption', (t) => ({
  priceInTourCurrency: t.field({
    type: Money,
    description: 'Price of an adult in the departure’s own currency.',
    select: { priceMinor: true, tourDate: { select: { currency: true } } },
    resolve: ({ priceMinor, tourDate }) => ({
      amountMinor: priceMinor,
      currency: tourDate.currency as Currency,
    }),
  }),
}))

builder.queryFields((t) => ({
  individualTour: t.prismaField({
    type: IndividualTour,
    nullable: true,
    description:
      'The individual tour with this uuid; null for an unknown one. Anyone with the uuid may see it; no public list contains it.',
    args: { uuid: t.arg({ description: 'UUID of the offer’s link.', type: 'UUID' }) },
    resolve: (query, _root, { uuid }, { app }) =>
      app.db.individualTour.findUnique({ ...query, where: { uuid } }),
  }),
  organizerIndividualTours: t.prismaConnection({
    type: IndividualTour,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    description: 'Individual tours of the viewer’s organizers, newest first.',
    totalCount: (_connection, _args, { app, viewer }) =>
      app.db.individualTour.count({ where: individualToursOfViewer(viewer) }),
    resolve: (query, _root, _args, { app, viewer }) =>
      app.db.individualTour.findMany({
        ...query,
        where: individualToursOfViewer(viewer),
        orderBy: { id: 'desc' },
      }),
  }),
  organizerTours: t.prismaField({
    type: [Tour],
    description: 'Tours of the viewer’s organizers that can be booked.',
    resolve: (query, _root, _args, { app, viewer }) =>
      app.db.tour.findMany({
        ...query,
        where: {
          ...visibleTour,
          ...toursOfViewer(viewer, 'tours'),
          dates: { some: upcomingDate(app.clock.now()) },
        },
        orderBy: { id: 'asc' },
        take: 500,
      }),
  }),
}))
