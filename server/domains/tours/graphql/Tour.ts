/** Defines: Tour, ProgramDay, TourFaq, Cruise, Ship, ShipCabin */
import { accommodationLiteral, type Accommodation } from '#schema/codes/tours.ts'
import { builder } from '../../../graphql/builder.ts'
import {
  AccommodationEnum,
  ComfortEnum,
  CruiseTypeEnum,
  MealPlanEnum,
  TourTypeEnum,
} from '../../../graphql/enums.ts'
import { localesOf, localizedField, pickLocale } from '../../../graphql/localized.ts'
import { tripStartsAt } from '../../departures/reads/tripTimes.ts'
import { upcomingDate } from '../tours.visibility.ts'
import { Media } from '../../../graphql/types/Media.ts'
import { TourDate } from './TourDate.ts'

/**
 * A day plus all zone offsets: a date this far ahead has begun in no zone, one this far back in
 * every zone.
 */
const aroundTheWorldMs = 36 * 3_600_000

const literal = (value: string): Accommodation => accommodationLiteral(value) as Accommodation

export const Tour = builder.prismaObject('Tour', {
  description: 'A tour, a cruise or an excursion.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the tour.' }),
    type: t.expose('type', { description: 'Tour or excursion.', type: TourTypeEnum }),
    organizer: t.relation('organizer', { description: 'Who runs it.' }),
    region: t.relation('region', { description: 'Main region.' }),
    country: t.relation('country', { description: 'Main country.' }),
    media: t.field({
      description: 'Pictures and videos in the order to show.',
      type: [Media],
      select: (_args, _context, nested) => ({
        media: { orderBy: { position: 'asc' as const }, select: { media: nested(true) } },
      }),
      resolve: ({ media }) => media.map((row) => row.media),
    }),
    program: t.relation('programDays', {
      description: 'The program by day.',
      query: { orderBy: { day: 'asc' } },
    }),
    faq: t.relation('faq', {
      description: 'Questions about this tour.',
      query: { orderBy: { position: 'asc' } },
    }),
    cruise: t.relation('cruise', {
      description: 'Facts of a cruise; null for other tours.',
      nullable: true,
    }),
  }),
})

builder.prismaObjectFields(Tour, (t) => ({
  slug: t.string(
    localizedField('slug', 'Last segment of its address in the language of the call.'),
  ),
  title: t.string(localizedField('title', 'Title in the language of the call.')),
  summary: t.string(localizedField('summary', 'One or two sentences in the language of the call.')),
  description: t.string(
    localizedField('description', 'Text in the language of the call, as Markdown.'),
  ),
  meetingPoint: t.string(
    localizedField('meetingPoint', 'Where travelers meet, in the language of the call.'),
  ),
  highlights: t.stringList(
    localizedField('highlights', 'What makes the tour special, in the language of the call.'),
  ),
  included: t.stringList(
    localizedField('included', 'What the price includes, in the language of the call.'),
  ),
  notIncluded: t.stringList(
    localizedField('notIncluded', 'What costs extra, in the language of the call.'),
  ),
  whatToBring: t.stringList(
    localizedField('whatToBring', 'What to bring, in the language of the call.'),
  ),
  metaDescription: t.string({
    description: 'Text for search engines in the language of the call.',
    select: (_args, { locale }) => ({ translations: localesOf(locale) }),
    resolve: ({ translations }, _args, { locale }) =>
      pickLocale(translations, locale).metaDescription ?? pickLocale(translations, locale).summary,
  }),
  lang: t.string(
    localizedField('locale', 'Language of the texts: English if the call’s language is missing.'),
  ),
  translatedSlugs: t.field({
    description: 'The slug in each language that has one, for links to the other language.',
    type: [TranslatedSlug],
    select: { translations: { select: { locale: true, slug: true } } },
    resolve: ({ translations }) => translations,
  }),
}))

builder.prismaObjectFields(Tour, (t) => ({
  isCruise: t.exposeBoolean('isCruise', { description: 'Whether it is a cruise.' }),
  isAuthorTour: t.exposeBoolean('isAuthorTour', { description: 'Whether an author runs it.' }),
  timeZone: t.exposeString('timeZone', { description: 'IANA time zone of its dates and times.' }),
  lat: t.exposeFloat('lat', { description: 'Latitude of its main place in degrees.' }),
  lng: t.exposeFloat('lng', { description: 'Longitude of its main place in degrees.' }),
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
  maxAge: t.exposeInt('maxAge', {
    description: 'Maximum age in years; null without one.',
    nullable: true,
  }),
  difficulty: t.exposeInt('difficulty', {
    description: 'Difficulty: 1 easy, 2 moderate, 3 challenging, 4 extreme.',
  }),
  comfort: t.expose('comfort', { description: 'Comfort level.', type: ComfortEnum }),
  accommodation: t.field({
    description: 'Kinds of lodging.',
    type: [AccommodationEnum],
    select: { accommodation: true },
    resolve: (tour) => tour.accommodation.map(literal),
  }),
  languages: t.exposeStringList('languages', { description: 'Languages of the guide, ISO 639-1.' }),
  isCashbackAvailable: t.boolean({
    description: 'Whether it offers cashback after the trip; false while the site gives none.',
    select: { isCashbackAvailable: true },
    resolve: ({ isCashbackAvailable }, _args, { app }) =>
      app.env.cashback.isActive && isCashbackAvailable,
  }),
  rating: t.float({
    nullable: true,
    description: 'Average of published ratings, 1 to 5; null without reviews.',
    select: { ratingSum: true, reviewsCount: true },
    resolve: ({ ratingSum, reviewsCount }) =>
      reviewsCount > 0 ? Math.round((ratingSum / reviewsCount) * 100) / 100 : null,
  }),
  reviewsCount: t.exposeInt('reviewsCount', { description: 'Number of published reviews.' }),
}))

builder.prismaObjectFields(Tour, (t) => ({
  isGone: t.boolean({
    description: 'Whether all its departures have passed: its page answers 410.',
    select: (_args, { app }) => ({
      timeZone: true,
      _count: {
        select: {
          dates: { where: upcomingDate(app.clock.now()) },
        },
      },
    }),
    resolve: ({ _count }) => _count.dates === 0,
  }),
  dates: t.field({
    description: 'Departures that have not started in the tour’s time zone, earliest first.',
    type: [TourDate],
    args: {
      first: t.arg.int({
        description: 'Maximum number of departures to return.',
        defaultValue: 60,
      }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, first ?? 60) / 10 }),
    select: ({ first }, { app }, nested) => ({
      timeZone: true,
      dates: nested({
        where: {
          isCanceled: false,
          startDate: { gte: new Date(app.clock.now().getTime() - aroundTheWorldMs) },
        },
        orderBy: [{ startDate: 'asc' as const }, { id: 'asc' as const }],
        take: Math.min(Math.max(first ?? 60, 1), 100) + 2,
      }),
    }),
    resolve: ({ dates, timeZone }, { first }, { app }) => {
      const now = app.clock.now()
      return dates
        .filter(
          (tourDate) =>
            tourDate.startDate.getTime() > now.getTime() + aroundTheWorldMs ||
            tripStartsAt({ tour: { timeZone }, tourDate }) > now,
        )
        .slice(0, Math.min(Math.max(first ?? 60, 1), 100))
    },
  }),
}))

const TranslatedSlug = builder
  .objectRef<{ locale: string; slug: string }>('TranslatedSlug')
  .implement({
    description: 'The slug in one language.',
    fields: (t) => ({
      locale: t.exposeString('locale', { description: 'Language code.' }),
      slug: t.exposeString('slug', { description: 'Slug in this language.' }),
    }),
  })

builder.prismaObject('ProgramDay', {
  description: 'One day of a tour’s program.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the day.' }),
    day: t.exposeInt('day', { description: 'Number of the day, from 1.' }),
    title: t.string(localizedField('title', 'Title in the language of the call.')),
    text: t.string(localizedField('text', 'Text in the language of the call.')),
    meals: t.expose('meals', { description: 'Meals that are included.', type: MealPlanEnum }),
    accommodation: t.field({
      description: 'Lodging of the night.',
      type: AccommodationEnum,
      select: { accommodation: true },
      resolve: ({ accommodation }) => literal(accommodation),
    }),
    lat: t.exposeFloat('lat', {
      description: 'Latitude of the day’s place in degrees; null without one.',
      nullable: true,
    }),
    lng: t.exposeFloat('lng', {
      description: 'Longitude of the day’s place in degrees; null without one.',
      nullable: true,
    }),
    media: t.relation('media', { description: 'Its picture; null without one.', nullable: true }),
  }),
})

builder.prismaObject('TourFaq', {
  description: 'A question about one tour with its answer.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the question.' }),
    question: t.string(localizedField('question', 'Question in the language of the call.')),
    answer: t.string(localizedField('answer', 'Answer in the language of the call.')),
  }),
})

builder.prismaObject('Cruise', {
  description: 'Facts of a tour that is a cruise.',
  fields: (t) => ({
    type: t.expose('type', { description: 'Kind of cruise.', type: CruiseTypeEnum }),
    isReturning: t.boolean({
      description: 'Whether it ends where it starts.',
      select: { startCityId: true, endCityId: true },
      resolve: ({ startCityId, endCityId }) => startCityId === endCityId,
    }),
    ship: t.relation('ship', { description: 'The ship.' }),
    startCity: t.relation('startCity', { description: 'City where it starts.' }),
    endCity: t.relation('endCity', { description: 'City where it ends.' }),
  }),
})

builder.prismaObject('Ship', {
  description: 'A cruise ship.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the ship.' }),
    name: t.string(localizedField('name', 'Name in the language of the call.')),
    description: t.string(
      localizedField('description', 'Text in the language of the call, as Markdown.'),
    ),
    builtYear: t.exposeInt('builtYear', { description: 'Year of construction.' }),
    renovatedYear: t.exposeInt('renovatedYear', {
      description: 'Year of the last renovation; null without one.',
      nullable: true,
    }),
    decks: t.exposeInt('decks', { description: 'Number of decks.' }),
    passengers: t.exposeInt('passengers', { description: 'Maximum number of passengers.' }),
    media: t.relation('media', { description: 'Its picture; null without one.', nullable: true }),
    cabins: t.relation('cabins', {
      description: 'Kinds of cabins, lowest deck first.',
      query: { orderBy: [{ deck: 'asc' }, { id: 'asc' }] },
    }),
  }),
})

builder.prismaObject('ShipCabin', {
  description: 'A kind of cabin on a ship.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the kind of cabin.' }),
    name: t.string(localizedField('name', 'Name in the language of the call.')),
    description: t.string(
      localizedField('description', 'Text in the language of the call, as Markdown.'),
    ),
    deck: t.exposeInt('deck', { description: 'Deck, from 1.' }),
    capacity: t.exposeInt('capacity', { description: 'Number of beds.' }),
  }),
})
