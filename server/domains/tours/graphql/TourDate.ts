/** Defines: TourDate, TourDateOption */
import type { Currency } from '#schema/codes/currencies.ts'
import { convertPrice } from '#schema/rules/money/convertPrice.ts'
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../graphql/context.ts'
import { OptionKindEnum, PrepaymentTypeEnum } from '../../../graphql/enums.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'
import { Money } from '../../../graphql/types/Money.ts'

const priced = (amountMinor: number, from: string, { app, currency }: Context) => ({
  amountMinor: convertPrice(amountMinor, from as Currency, currency, app.search.rates),
  currency,
})

export const TourDate = builder.prismaObject('TourDate', {
  description: 'A departure. Dates are local to the tour.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the departure.' }),
    tourId: t.exposeInt('tourId', { description: 'Id of the tour.' }),
    start: t.expose('startDate', {
      description: 'First day (local date of the tour).',
      type: 'LocalDate',
    }),
    end: t.expose('endDate', {
      description: 'Last day (local date of the tour).',
      type: 'LocalDate',
    }),
    startTime: t.string({
      nullable: true,
      description: 'Local start time HH:mm of an excursion; null for tours.',
      select: { startTime: true },
      resolve: ({ startTime }) => startTime?.toISOString().slice(11, 16) ?? null,
    }),
    price: t.field({
      type: Money,
      description: 'Lowest price per adult, in the call’s currency.',
      select: { priceMinor: true, currency: true },
      resolve: (date, _args, context) => priced(date.priceMinor, date.currency, context),
    }),
    priceWithoutDiscount: t.field({
      description: 'Price before the discount; null without a discount.',
      type: Money,
      nullable: true,
      select: { priceWithoutDiscountMinor: true, currency: true },
      resolve: (date, _args, context) =>
        date.priceWithoutDiscountMinor === null
          ? null
          : priced(date.priceWithoutDiscountMinor, date.currency, context),
    }),
    seats: t.exposeInt('seats', { description: 'Number of seats in all options.' }),
    freeSeats: t.exposeInt('freeSeats', { description: 'Number of seats that can be booked now.' }),
    isBusy: t.boolean({
      description: 'Whether no seat is free.',
      select: { freeSeats: true },
      resolve: ({ freeSeats }) => freeSeats === 0,
    }),
    flightIncluded: t.exposeBoolean('flightIncluded', {
      description: 'Whether the price includes a flight.',
    }),
    notGuaranteed: t.exposeBoolean('notGuaranteed', {
      description: 'Whether it may still be canceled for too few travelers.',
    }),
    isDiscountAuto: t.exposeBoolean('isDiscountAuto', {
      description: 'Whether the discount was set automatically.',
    }),
    isCashbackAvailable: t.boolean({
      description: 'Whether it offers cashback after the trip; false while the site gives none.',
      select: { isCashbackAvailable: true },
      resolve: ({ isCashbackAvailable }, _args, { app }) =>
        app.env.cashback.isActive && isCashbackAvailable,
    }),
    prepaymentType: t.expose('prepaymentType', {
      description: 'How the prepayment is set.',
      type: PrepaymentTypeEnum,
    }),
    prepaymentPercent: t.float({
      nullable: true,
      description: 'Prepayment in percent of the price; null for other types.',
      select: { prepaymentType: true, prepaymentSize: true },
      resolve: ({ prepaymentType, prepaymentSize }) =>
        prepaymentType === 'percent' ? prepaymentSize / 100 : null,
    }),
    prepaymentAmount: t.field({
      type: Money,
      nullable: true,
      description: 'Fixed prepayment per person; null for other types.',
      select: { prepaymentType: true, prepaymentSize: true, currency: true },
      resolve: (date, _args, context) =>
        date.prepaymentType === 'fixed'
          ? priced(date.prepaymentSize, date.currency, context)
          : null,
    }),
    fullPaymentDays: t.exposeInt('fullPaymentDays', {
      description: 'Days before the start when the whole price is due.',
    }),
    options: t.relation('options', {
      description: 'Bookable options in the order to show.',
      query: { orderBy: [{ option: { position: 'asc' } }, { id: 'asc' }] },
    }),
  }),
})

builder.prismaObject('TourDateOption', {
  description: 'A bookable option of a departure: a room, a cabin or a place.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the option of this departure.' }),
    name: t.string({
      description: 'Name in the language of the call.',
      select: (_args, { locale }) => ({ option: { select: { translations: localesOf(locale) } } }),
      resolve: ({ option }, _args, { locale }) => pickLocale(option.translations, locale).name,
    }),
    kind: t.field({
      description: 'Kind of option.',
      type: OptionKindEnum,
      select: { option: { select: { kind: true } } },
      resolve: ({ option }) => option.kind,
    }),
    isDefault: t.boolean({
      description: 'Whether it is used if no option is chosen.',
      select: { option: { select: { isDefault: true } } },
      resolve: ({ option }) => option.isDefault,
    }),
    capacity: t.int({
      nullable: true,
      description: 'Number of people in a room or cabin; null for other options.',
      select: { option: { select: { capacity: true } } },
      resolve: ({ option }) => option.capacity,
    }),
    freeSeats: t.exposeInt('freeSeats', { description: 'Number of seats that can be booked now.' }),
    price: t.field({
      description: 'Price per adult, in the call’s currency.',
      type: Money,
      select: { priceMinor: true, tourDate: { select: { currency: true } } },
      resolve: (row, _args, context) => priced(row.priceMinor, row.tourDate.currency, context),
    }),
    priceWithoutDiscount: t.field({
      description: 'Price before the discount; null without a discount.',
      type: Money,
      nullable: true,
      select: { priceWithoutDiscountMinor: true, tourDate: { select: { currency: true } } },
      resolve: (row, _args, context) =>
        row.priceWithoutDiscountMinor === null
          ? null
          : priced(row.priceWithoutDiscountMinor, row.tourDate.currency, context),
    }),
    childPrices: t.field({
      type: [ChildPrice],
      description:
        'Prices of children by age on the first day, youngest first; children outside all bands pay the adult price.',
      select: {
        tourDate: { select: { currency: true } },
        prices: {
          where: { priceUnit: { kind: 'child' } },
          orderBy: { priceUnit: { ageFrom: 'asc' } },
          select: { priceMinor: true, priceUnit: { select: { ageFrom: true, ageTo: true } } },
        },
      },
      resolve: ({ prices, tourDate }) =>
        prices.map(({ priceMinor, priceUnit }) => ({
          ...priceUnit,
          priceMinor,
          currency: tourDate.currency,
        })),
    }),
  }),
})

const ChildPrice = builder
  .objectRef<{ ageFrom: number; ageTo: number | null; priceMinor: number; currency: string }>(
    'ChildPrice',
  )
  .implement({
    description: 'The price of children in one age band.',
    fields: (t) => ({
      ageFrom: t.exposeInt('ageFrom', { description: 'Youngest age in years on the first day.' }),
      ageTo: t.exposeInt('ageTo', {
        nullable: true,
        description: 'Oldest age in years; null: up to adult age.',
      }),
      price: t.field({
        description: 'Price per child, in the call’s currency.',
        type: Money,
        resolve: (child, _args, context) => priced(child.priceMinor, child.currency, context),
      }),
    }),
  })
