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
import { isVisibleTour, toursOfViewer, upcomingDate, visibleTour } from '../../../tours/tours.visibility.ts'
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
    gone: 'Its departure can no longer be booked by anybody.',
    sold_out: 'Fewer seats are free than it is for.',
  },
)

builder.objectType(IndividualTourClosedError, {
  description: 'This individual tour can no longer be booked or withdrawn.',
  name: 'IndividualTourClosedError',
  interfaces: [UserError],
  fields: (t) => ({ state: t.expose('state', { type: IndividualTourState, description: 'BOOKED, WITHDRAWN or EXPIRED.' }) }),
})

const inViewers = (amountMinor: number, from: string, { app, currency }: Context) => ({
  amountMinor: convertPrice(amountMinor, from as Currency, currency, app.search.rates),
  currency,
})

const party = { adults: true, children: true } as const
const agreed = { ...party, currency: true, adultMinor: true, childMinor: true } as const

export const IndividualTour = builder.prismaObject('IndividualTour', {
  description: 'What an organizer offers to one customer: a departure at a price of their own. Who holds its uuid may see and book it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the offer.' }),
    uuid: t.field({
      description: 'Identifies the offer in its link; anyone with it may see and book the offer.',
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
                isCancelled: true,
                startDate: true,
                startTime: true,
                tour: { select: { timeZone: true, status: true, organizer: { select: { isPublishedOnSite: true } } } },
              },
            },
          },
        },
      },
      resolve: ({ departureOption, requestId, withdrawnAt, ...terms }, _args, { app }) => {
        const { tour, isCancelled } = departureOption.tourDate
        const hasBegun = tripStartsAt({ tour, tourDate: departureOption.tourDate }) <= app.clock.now()
        return individualTourState(
          {
            ...terms,
            isBooked: requestId !== null,
            isWithdrawn: withdrawnAt !== null,
            isGone: isCancelled || !isVisibleTour(tour) || hasBegun,
            freeSeats: departureOption.freeSeats,
          },
          app.clock.now(),
        )
      },
    }),
    adults: t.exposeInt('adults', { description: 'It is for just so many.' }),
    children: t.exposeInt('children', { description: 'Number of children it is for.' }),
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
    description: 'Null where children pay as adults do.',
    select: agreed,
    resolve: ({ childMinor, currency }, _args, context) => (childMinor === null ? null : inViewers(childMinor, currency, context)),
  }),
  total: t.field({
    type: Money,
    description: 'Of everybody it is for, as it would be booked now.',
    select: agreed,
    resolve: ({ adults, children, adultMinor, childMinor, currency }, _args, context) => {
      const of = (minor: number) => inViewers(minor, currency, context).amountMinor
      return { amountMinor: adults * of(adultMinor) + children * of(childMinor ?? adultMinor), currency: context.currency }
    },
  }),
  totalInTourCurrency: t.field({
    type: Money,
    description: 'The same in the currency in which it was offered.',
    select: agreed,
    resolve: ({ adults, children, adultMinor, childMinor, currency }) => ({
      amountMinor: adults * adultMinor + children * (childMinor ?? adultMinor),
      currency: currency as Currency,
    }),
  }),
  regularTotal: t.field({
    type: Money,
    description: 'What the same people pay on this departure without the offer.',
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
        childUnits: prices.map((price) => ({ ...price.priceUnit, priceMinor: of(price.priceMinor) })),
        prepayment: { type: 'none', size: 0 },
      })
      return { amountMinor: totalMinor, currency: context.currency }
    },
  }),
}))

builder.prismaObjectFields(IndividualTour, (t) => ({
  note: t.exposeString('note', { description: 'The organizer’s words to the customer.' }),
  validUntil: t.expose('validUntil', { description: 'Until when it can be booked (UTC).', type: 'DateTime' }),
  createdAt: t.expose('createdAt', { description: 'When it was made (UTC).', type: 'DateTime' }),
  requestUuid: t.field({
    type: 'UUID',
    nullable: true,
    description: 'The request by which it was booked, for the account that made it: the organizer knows the link of the offer too.',
    select: { request: { select: { uuid: true, userId: true } } },
    resolve: ({ request }, _args, { viewer }) =>
      request && request.userId !== null && request.userId === userIdOf(viewer) ? request.uuid : null,
  }),
  requestId: t.exposeInt('requestId', { nullable: true, description: 'Number of the request by which it was booked.' }),
  option: t.relation('departureOption', { description: 'The option of the departure that it is for.' }),
  date: t.field({
    description: 'The departure that it is for.',
    type: TourDate,
    select: (_args, _context, nested) => ({ departureOption: { select: { tourDate: nested(true) } } }),
    resolve: ({ departureOption }) => departureOption.tourDate,
  }),
  tour: t.field({
    description: 'The tour that it is for.',
    type: Tour,
    select: (_args, _context, nested) => ({ departureOption: { select: { tourDate: { select: { tour: nested(true) } } } } }),
    resolve: ({ departureOption }) => departureOption.tourDate.tour,
  }),
}))

builder.prismaObjectFields('TourDateOption', (t) => ({
  priceInTourCurrency: t.field({
    type: Money,
    description: 'Price of an adult in the departure’s own currency.',
    select: { priceMinor: true, tourDate: { select: { currency: true } } },
    resolve: ({ priceMinor, tourDate }) => ({ amountMinor: priceMinor, currency: tourDate.currency as Currency }),
  }),
}))

builder.queryFields((t) => ({
  individualTour: t.prismaField({
    type: IndividualTour,
    nullable: true,
    description: 'The offer a link names: who holds the uuid may see it. Nothing lists it in public.',
    args: { uuid: t.arg({ description: 'UUID of the offer’s link.', type: 'UUID' }) },
    resolve: (query, _root, { uuid }, { app }) => app.db.individualTour.findUnique({ ...query, where: { uuid } }),
  }),
  organizerIndividualTours: t.prismaConnection({
    type: IndividualTour,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    description: 'What the viewer’s organizers have offered to single customers, the newest first.',
    totalCount: (_connection, _args, { app, viewer }) => app.db.individualTour.count({ where: individualToursOfViewer(viewer) }),
    resolve: (query, _root, _args, { app, viewer }) =>
      app.db.individualTour.findMany({ ...query, where: individualToursOfViewer(viewer), orderBy: { id: 'desc' } }),
  }),
  organizerTours: t.prismaField({
    type: [Tour],
    description: 'Tours of the viewer’s organizers that can be booked.',
    resolve: (query, _root, _args, { app, viewer }) =>
      app.db.tour.findMany({
        ...query,
        where: { ...visibleTour, ...toursOfViewer(viewer, 'tours'), dates: { some: upcomingDate(app.clock.now()) } },
        orderBy: { id: 'asc' },
        take: 500,
      }),
  }),
}))
