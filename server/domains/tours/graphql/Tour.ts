/** Defines: Tour, ProgramDay, TourFaq, Cruise, Ship, ShipCabin */
import { accommodationLiteral, type Accommodation } from '#schema/codes/tours.ts'
import { builder } from '../../../graphql/builder.ts'
import { AccommodationEnum, ComfortEnum, CruiseTypeEnum, MealPlanEnum, TourTypeEnum } from '../../../graphql/enums.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'
import { tripStartsAt } from '../../departures/reads/tripTimes.ts'
import { upcomingDate } from '../tours.visibility.ts'
import { Media } from '../../../graphql/types/Media.ts'
import { TourDate } from './TourDate.ts'

/** A day and the zones: a departure this far from now has begun nowhere, or everywhere. */
const aroundTheWorldMs = 36 * 3_600_000

const literal = (value: string): Accommodation => accommodationLiteral(value) as Accommodation

export const Tour = builder.prismaObject('Tour', {
  description: 'A tour, a cruise or an excursion.',
  fields: (t) => {
    const localised = (field: 'slug' | 'title' | 'summary' | 'description' | 'meetingPoint') =>
      t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    const localisedList = (field: 'highlights' | 'included' | 'notIncluded' | 'whatToBring') =>
      t.stringList({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return {
      id: t.exposeInt('id'),
      type: t.expose('type', { type: TourTypeEnum }),
      slug: localised('slug'),
      title: localised('title'),
      summary: localised('summary'),
      description: localised('description'),
      meetingPoint: localised('meetingPoint'),
      highlights: localisedList('highlights'),
      included: localisedList('included'),
      notIncluded: localisedList('notIncluded'),
      whatToBring: localisedList('whatToBring'),
      metaDescription: t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) =>
          pickLocale(translations, locale).metaDescription ?? pickLocale(translations, locale).summary,
      }),
      lang: t.string({
        description: 'Language of the texts: English where the asked one is missing.',
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).locale,
      }),
      translatedSlugs: t.field({
        description: 'The slug in every language there is, for links to the other language.',
        type: [TranslatedSlug],
        select: { translations: { select: { locale: true, slug: true } } },
        resolve: ({ translations }) => translations,
      }),
      isCruise: t.exposeBoolean('isCruise'),
      isAuthorTour: t.exposeBoolean('isAuthorTour'),
      timeZone: t.exposeString('timeZone'),
      lat: t.exposeFloat('lat'),
      lng: t.exposeFloat('lng'),
      days: t.exposeInt('days'),
      nights: t.exposeInt('nights'),
      durationMinutes: t.exposeInt('durationMinutes', { nullable: true }),
      groupSizeMin: t.exposeInt('groupSizeMin'),
      groupSizeMax: t.exposeInt('groupSizeMax'),
      minAge: t.exposeInt('minAge'),
      maxAge: t.exposeInt('maxAge', { nullable: true }),
      difficulty: t.exposeInt('difficulty', { description: '1 Easy, 2 Moderate, 3 Challenging, 4 Extreme.' }),
      comfort: t.expose('comfort', { type: ComfortEnum }),
      accommodation: t.field({
        type: [AccommodationEnum],
        select: { accommodation: true },
        resolve: (tour) => tour.accommodation.map(literal),
      }),
      languages: t.exposeStringList('languages', { description: 'Languages of the guide, ISO 639-1.' }),
      isCashbackAvailable: t.boolean({
        description: 'Part of the price comes back after the trip; false while the site gives no cashback.',
        select: { isCashbackAvailable: true },
        resolve: ({ isCashbackAvailable }, _args, { app }) => app.env.cashback.isActive && isCashbackAvailable,
      }),
      rating: t.float({
        nullable: true,
        description: 'Mean of published ratings; null without reviews.',
        select: { ratingSum: true, reviewsCount: true },
        resolve: ({ ratingSum, reviewsCount }) => (reviewsCount > 0 ? Math.round((ratingSum / reviewsCount) * 100) / 100 : null),
      }),
      reviewsCount: t.exposeInt('reviewsCount'),
      isGone: t.boolean({
        description: 'Every departure has passed: the page answers 410.',
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
      organizer: t.relation('organizer'),
      region: t.relation('region'),
      country: t.relation('country'),
      media: t.field({
        type: [Media],
        select: (_args, _context, nested) => ({ media: { orderBy: { position: 'asc' as const }, select: { media: nested(true) } } }),
        resolve: ({ media }) => media.map((row) => row.media),
      }),
      program: t.relation('programDays', { query: { orderBy: { day: 'asc' } } }),
      faq: t.relation('faq', { query: { orderBy: { position: 'asc' } } }),
      cruise: t.relation('cruise', { nullable: true }),
      dates: t.field({
        description: 'Departures that have not begun, by the clock of the tour’s place, the earliest first.',
        type: [TourDate],
        args: { first: t.arg.int({ defaultValue: 60 }) },
        complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, first ?? 60) / 10 }),
        select: ({ first }, { app }, nested) => ({
          timeZone: true,
          dates: nested({
            where: { isCancelled: false, startDate: { gte: new Date(app.clock.now().getTime() - aroundTheWorldMs) } },
            orderBy: [{ startDate: 'asc' as const }, { id: 'asc' as const }],
            take: Math.min(Math.max(first ?? 60, 1), 100) + 2,
          }),
        }),
        resolve: ({ dates, timeZone }, { first }, { app }) => {
          const now = app.clock.now()
          return dates
            .filter(
              (tourDate) =>
                tourDate.startDate.getTime() > now.getTime() + aroundTheWorldMs || tripStartsAt({ tour: { timeZone }, tourDate }) > now,
            )
            .slice(0, Math.min(Math.max(first ?? 60, 1), 100))
        },
      }),
    }
  },
})

const TranslatedSlug = builder.objectRef<{ locale: string; slug: string }>('TranslatedSlug').implement({
  fields: (t) => ({ locale: t.exposeString('locale'), slug: t.exposeString('slug') }),
})

builder.prismaObject('ProgramDay', {
  fields: (t) => {
    const localised = (field: 'title' | 'text') =>
      t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return {
      id: t.exposeInt('id'),
      day: t.exposeInt('day'),
      title: localised('title'),
      text: localised('text'),
      meals: t.expose('meals', { type: MealPlanEnum }),
      accommodation: t.field({
        type: AccommodationEnum,
        select: { accommodation: true },
        resolve: ({ accommodation }) => literal(accommodation),
      }),
      lat: t.exposeFloat('lat', { nullable: true }),
      lng: t.exposeFloat('lng', { nullable: true }),
      media: t.relation('media', { nullable: true }),
    }
  },
})

builder.prismaObject('TourFaq', {
  fields: (t) => {
    const localised = (field: 'question' | 'answer') =>
      t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return { id: t.exposeInt('id'), question: localised('question'), answer: localised('answer') }
  },
})

builder.prismaObject('Cruise', {
  fields: (t) => ({
    type: t.expose('type', { type: CruiseTypeEnum }),
    isReturning: t.boolean({
      description: 'Ends where it starts.',
      select: { startCityId: true, endCityId: true },
      resolve: ({ startCityId, endCityId }) => startCityId === endCityId,
    }),
    ship: t.relation('ship'),
    startCity: t.relation('startCity'),
    endCity: t.relation('endCity'),
  }),
})

builder.prismaObject('Ship', {
  fields: (t) => {
    const localised = (field: 'name' | 'description') =>
      t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return {
      id: t.exposeInt('id'),
      name: localised('name'),
      description: localised('description'),
      builtYear: t.exposeInt('builtYear'),
      renovatedYear: t.exposeInt('renovatedYear', { nullable: true }),
      decks: t.exposeInt('decks'),
      passengers: t.exposeInt('passengers'),
      media: t.relation('media', { nullable: true }),
      cabins: t.relation('cabins', { query: { orderBy: [{ deck: 'asc' }, { id: 'asc' }] } }),
    }
  },
})

builder.prismaObject('ShipCabin', {
  fields: (t) => {
    const localised = (field: 'name' | 'description') =>
      t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return {
      id: t.exposeInt('id'),
      name: localised('name'),
      description: localised('description'),
      deck: t.exposeInt('deck'),
      capacity: t.exposeInt('capacity'),
    }
  },
})
