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

/** What a list shows of a tour, answered from memory: no field of it costs a statement. */
export const TourCard = builder.objectRef<Card>('TourCard').implement({
  description: 'What a list shows of a tour. Everything else is on Tour.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.expose('type', { type: TourTypeEnum }),
    isCruise: t.exposeBoolean('isCruise'),
    slug: t.string({ resolve: (card, _args, { locale }) => card.texts[locale].slug }),
    title: t.string({ resolve: (card, _args, { locale }) => card.texts[locale].title }),
    summary: t.string({ resolve: (card, _args, { locale }) => card.texts[locale].summary }),
    lang: t.string({
      description: 'Language of the texts: English where the asked one is missing.',
      resolve: (card, _args, { locale }) => card.texts[locale].locale,
    }),
    media: t.field({ type: [Media], description: 'Cover first, four at most.', resolve: (card) => [...card.media] }),
    region: t.field({ type: Place, resolve: (card, _args, { app }) => app.search.directory.regions.get(card.regionId) ?? nowhere }),
    country: t.field({ type: Place, resolve: (card, _args, { app }) => app.search.directory.countries.get(card.countryId) ?? nowhere }),
    startCity: t.field({
      type: Place,
      nullable: true,
      resolve: (card, _args, { app }) => (card.cityId === null ? null : (app.search.directory.cities.get(card.cityId) ?? null)),
    }),
    organizer: t.field({
      type: Place,
      resolve: (card, _args, { app }) => app.search.directory.organizers.get(card.organizerId) ?? nowhere,
    }),
    days: t.exposeInt('days'),
    nights: t.exposeInt('nights'),
    durationMinutes: t.exposeInt('durationMinutes', { nullable: true }),
    groupSizeMin: t.exposeInt('groupSizeMin'),
    groupSizeMax: t.exposeInt('groupSizeMax'),
    minAge: t.exposeInt('minAge'),
    difficulty: t.exposeInt('difficulty'),
    comfort: t.expose('comfort', { type: ComfortEnum }),
    languages: t.exposeStringList('languages'),
    rating: t.float({
      nullable: true,
      resolve: ({ ratingSum, reviewsCount }) => (reviewsCount > 0 ? Math.round((ratingSum / reviewsCount) * 100) / 100 : null),
    }),
    reviewsCount: t.exposeInt('reviewsCount'),
    isCashbackAvailable: t.boolean({
      description: 'Part of the price comes back after the trip; false while the site gives no cashback.',
      resolve: ({ isCashbackAvailable }, _args, { app }) => app.env.cashback.isActive && isCashbackAvailable,
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description: 'Lowest price of an open departure.',
      resolve: ({ lowestPrice }, _args, context) => (lowestPrice ? priced(lowestPrice.amountMinor, lowestPrice.currency, context) : null),
    }),
    priceWithoutDiscount: t.field({
      type: Money,
      nullable: true,
      resolve: ({ lowestPrice }, _args, context) =>
        lowestPrice?.withoutDiscountMinor ? priced(lowestPrice.withoutDiscountMinor, lowestPrice.currency, context) : null,
    }),
    departures: t.field({ type: [Departure], description: 'The next three that can be booked.', resolve: (card) => [...card.departures] }),
    openDepartures: t.exposeInt('openDepartures', { description: 'How many can be booked.' }),
  }),
})

const Media = builder.objectRef<CardMedia>('CardMedia').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    urlTemplate: t.string({ nullable: true, description: 'See Media.urlTemplate.', resolve: ({ sceneKey }) => pictureTemplate(sceneKey) }),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    color: t.exposeString('color'),
    alt: t.string({ resolve: ({ alt }, _args, { locale }) => alt[locale] }),
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

/** Something a card or a filter refers to by id, with the slug of its landing where it has one. */
export const Place = builder.objectRef<DirectoryEntry>('DirectoryEntry').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.string({ resolve: ({ names }, _args, { locale }) => names[locale as Locale] }),
    landingSlug: t.string({ nullable: true, resolve: ({ landingSlugs }, _args, { locale }) => landingSlugs[locale] ?? null }),
  }),
})

const Departure = builder.objectRef<CardDeparture>('CardDeparture').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    start: t.field({ type: 'LocalDate', resolve: ({ startDate }) => startDate }),
    end: t.field({ type: 'LocalDate', resolve: ({ endDate }) => endDate }),
    freeSeats: t.exposeInt('freeSeats'),
    notGuaranteed: t.exposeBoolean('notGuaranteed'),
    price: t.field({ type: Money, resolve: ({ priceMinor, currency }, _args, context) => priced(priceMinor, currency, context) }),
  }),
})
