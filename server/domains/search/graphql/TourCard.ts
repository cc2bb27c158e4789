/** Defines: TourCard, CardDeparture, CardMedia, NamedPlace */
import type { Currency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import { builder } from '../../../graphql/builder.ts'
import type { Context } from '../../../graphql/context.ts'
import { ComfortEnum, TourTypeEnum } from '../../../graphql/enums.ts'
import { Money } from '../../../graphql/types/Money.ts'
import { pictureTemplate } from '../../../graphql/types/Media.ts'
import type { DirectoryEntry } from '../reads/directory.ts'
import type { Card, CardDeparture, CardMedia } from '../reads/searchIndex.ts'

const priced = (amountMinor: number, from: Currency, { app, currency }: Context) => ({
  amountMinor: app.search.convert(amountMinor, from, currency),
  currency,
})

/** A tour as lists show it, read from memory: no field costs a statement. */
export const TourCard = builder.objectRef<Card>('TourCard').implement({
  description: 'Data of a tour for lists. `Tour` has everything else.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the tour.' }),
    type: t.expose('type', { description: 'Tour or excursion.', type: TourTypeEnum }),
    isCruise: t.exposeBoolean('isCruise', { description: 'Whether it is a cruise.' }),
    slug: t.string({
      description: 'Last segment of its address in the language of the call.',
      resolve: (card, _args, { locale }) => card.texts[locale].slug,
    }),
    title: t.string({
      description: 'Title in the language of the call.',
      resolve: (card, _args, { locale }) => card.texts[locale].title,
    }),
    summary: t.string({
      description: 'One or two sentences in the language of the call.',
      resolve: (card, _args, { locale }) => card.texts[locale].summary,
    }),
    lang: t.string({
      description: 'Language of the texts: English if the call’s language is missing.',
      resolve: (card, _args, { locale }) => card.texts[locale].locale,
    }),
    media: t.field({
      type: [Media],
      description: 'Pictures, cover first; at most four.',
      resolve: (card) => [...card.media],
    }),
    region: t.field({
      description: 'Main region.',
      type: Place,
      resolve: (card, _args, { app }) => app.search.directory.regions.get(card.regionId) ?? nowhere,
    }),
    country: t.field({
      description: 'Main country.',
      type: Place,
      resolve: (card, _args, { app }) =>
        app.search.directory.countries.get(card.countryId) ?? nowhere,
    }),
    startCity: t.field({
      description: 'City where it starts; null if not in a city.',
      type: Place,
      nullable: true,
      resolve: (card, _args, { app }) =>
        card.cityId === null ? null : (app.search.directory.cities.get(card.cityId) ?? null),
    }),
    organizer: t.field({
      description: 'Who runs it.',
      type: Place,
      resolve: (card, _args, { app }) =>
        app.search.directory.organizers.get(card.organizerId) ?? nowhere,
    }),
    days: t.exposeInt('days', { description: 'Length in days.' }),
    nights: t.exposeInt('nights', { description: 'Number of nights.' }),
    durationMinutes: t.exposeInt('durationMinutes', {
      description: 'Length of an excursion in minutes; null for tours.',
      nullable: true,
    }),
    groupSizeMin: t.exposeInt('groupSizeMin', {
      description: 'Minimum group size that it runs with.',
    }),
    groupSizeMax: t.exposeInt('groupSizeMax', { description: 'Maximum group size.' }),
    minAge: t.exposeInt('minAge', { description: 'Minimum age in years; 0 without one.' }),
    difficulty: t.exposeInt('difficulty', { description: '1 (easy) to 4 (extreme).' }),
    comfort: t.expose('comfort', { description: 'Comfort level.', type: ComfortEnum }),
    languages: t.exposeStringList('languages', { description: 'Language codes of the guide.' }),
    rating: t.float({
      description: 'Average of 1 to 5, two decimals; null without reviews.',
      nullable: true,
      resolve: ({ ratingSum, reviewsCount }) =>
        reviewsCount > 0 ? Math.round((ratingSum / reviewsCount) * 100) / 100 : null,
    }),
    reviewsCount: t.exposeInt('reviewsCount', { description: 'Number of published reviews.' }),
  }),
})

/** Price and departures. */
builder.objectFields(TourCard, (t) => ({
  isCashbackAvailable: t.boolean({
    description: 'Whether it offers cashback after the trip; false while the site gives none.',
    resolve: ({ isCashbackAvailable }, _args, { app }) =>
      app.env.cashback.isActive && isCashbackAvailable,
  }),
  price: t.field({
    type: Money,
    nullable: true,
    description: 'Lowest price of a bookable departure, in the call’s currency; null without one.',
    resolve: ({ lowestPrice }, _args, context) =>
      lowestPrice ? priced(lowestPrice.amountMinor, lowestPrice.currency, context) : null,
  }),
  priceWithoutDiscount: t.field({
    description: 'Price of the cheapest departure before its discount; null without a discount.',
    type: Money,
    nullable: true,
    resolve: ({ lowestPrice }, _args, context) =>
      lowestPrice?.withoutDiscountMinor
        ? priced(lowestPrice.withoutDiscountMinor, lowestPrice.currency, context)
        : null,
  }),
  departures: t.field({
    type: [Departure],
    description: 'The next three bookable departures.',
    resolve: (card) => [...card.departures],
  }),
  openDepartures: t.exposeInt('openDepartures', { description: 'Number of bookable departures.' }),
}))

const Media = builder.objectRef<CardMedia>('CardMedia').implement({
  description: 'The picture of a card.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the picture.' }),
    urlTemplate: t.string({
      nullable: true,
      description: 'URL of the picture; see `Media.urlTemplate`.',
      resolve: ({ sceneKey }) => pictureTemplate(sceneKey),
    }),
    width: t.exposeInt('width', { description: 'Width in pixels.' }),
    height: t.exposeInt('height', { description: 'Height in pixels.' }),
    color: t.exposeString('color', {
      description: 'Average color as #rrggbb, shown while the picture loads.',
    }),
    alt: t.string({
      description: 'Alternative text in the language of the call.',
      resolve: ({ alt }, _args, { locale }) => alt[locale],
    }),
  }),
})

const nowhere: DirectoryEntry = {
  id: 0,
  code: '',
  names: { en: '', de: '' },
  landingSlugs: {},
  countryId: null,
  regionId: null,
  point: null,
}

/** An entry that cards or filters refer to by id, with the slug of its landing if it has one. */
export const Place = builder.objectRef<DirectoryEntry>('DirectoryEntry').implement({
  description: 'A named entry of a directory: a place, a collection, a ship or an organizer.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the entry.' }),
    name: t.string({
      description: 'Name in the language of the call.',
      resolve: ({ names }, _args, { locale }) => names[locale as Locale],
    }),
    landingSlug: t.string({
      description: 'Slug of its landing page; null without one.',
      nullable: true,
      resolve: ({ landingSlugs }, _args, { locale }) => landingSlugs[locale] ?? null,
    }),
  }),
})

const Departure = builder.objectRef<CardDeparture>('CardDeparture').implement({
  description: 'A departure as a card shows it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the departure (tour date).' }),
    start: t.field({
      description: 'First day (local date of the tour).',
      type: 'LocalDate',
      resolve: ({ startDate }) => startDate,
    }),
    end: t.field({
      description: 'Last day (local date of the tour).',
      type: 'LocalDate',
      resolve: ({ endDate }) => endDate,
    }),
    freeSeats: t.exposeInt('freeSeats', { description: 'Number of seats that can be booked now.' }),
    notGuaranteed: t.exposeBoolean('notGuaranteed', {
      description: 'Whether it may still be canceled for too few travelers.',
    }),
    price: t.field({
      description: 'Lowest price per adult, in the call’s currency.',
      type: Money,
      resolve: ({ priceMinor, currency }, _args, context) => priced(priceMinor, currency, context),
    }),
  }),
})
