import { z } from 'zod'
import { prepaymentTypes } from '#schema/codes/bookings.ts'
import { currencies } from '#schema/codes/currencies.ts'
import { regionCodes } from '#schema/codes/scenes.ts'
import {
  accommodations,
  comforts,
  cruiseTypes,
  mealPlans,
  optionKinds,
  tourTypes,
} from '#schema/codes/tours.ts'
import { bothLanguages, code, coordinates, sceneContent, slug, text } from './base.schema.ts'

const tourPicture = sceneContent.extend({
  /**
   * Page of the film of which the scene is the still, on one of the two sites whose players are
   * allowed.
   */
  film: z
    .string()
    .regex(
      /^https:\/\/(?:vimeo\.com\/\d+|www\.youtube\.com\/watch\?v=[\w-]{11})$/,
      'a page of Vimeo or YouTube',
    )
    .optional(),
})

const tourTexts = z.strictObject({
  slug,
  title: text.max(90),
  summary: text.max(240),
  description: text.min(200),
  highlights: z.array(text).min(3).max(6),
  included: z.array(text).min(3),
  notIncluded: z.array(text).min(2),
  whatToBring: z.array(text).min(2),
  meetingPoint: text,
  metaDescription: text.max(170),
  /** One entry per day of the program, in order. */
  program: z.array(z.strictObject({ title: text.max(90), text: text.min(60) })).min(1),
  faq: z
    .array(z.strictObject({ question: text, answer: text.min(30) }))
    .min(2)
    .max(6),
})

const departures = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('season'),
    /** Months of the start date, 1 to 12. */
    months: z.array(z.int().min(1).max(12)).min(1),
    /** Weekdays of the start, 1 Monday to 7 Sunday; several for daily excursions. */
    weekdays: z.array(z.int().min(1).max(7)).min(1),
    everyWeeks: z.int().min(1).max(8).default(1),
    /** Local starting time of an excursion, HH:mm. */
    startTime: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .optional(),
    seats: z.int().min(1).max(400),
  }),
  /** A tour whose dates have all passed: its page answers 410. */
  z.strictObject({
    kind: z.literal('past'),
    months: z.array(z.int().min(1).max(12)).min(1),
    weekdays: z.array(z.int().min(1).max(7)).min(1),
    seats: z.int().min(1),
  }),
])

export const tourContent = z.strictObject({
  code,
  type: z.enum(tourTypes),
  status: z.enum(['published', 'draft', 'moderation', 'archived']).default('published'),
  organizer: code,
  country: z.string().length(2),
  region: z.enum(regionCodes),
  /** Other regions on the route. */
  regions: z.array(z.enum(regionCodes)).default([]),
  /** Cities in the order of the route; the first is its start. */
  cities: z.array(code).min(1),
  showplaces: z.array(code).min(1),
  collections: z.array(code).min(1),
  restKinds: z.array(code).min(1),
  ...coordinates,
  days: z.int().min(1).max(30),
  nights: z.int().min(0).max(30),
  durationMinutes: z.int().min(30).max(1440).optional(),
  groupSize: z.strictObject({ min: z.int().min(1), max: z.int().min(1) }),
  age: z.strictObject({ min: z.int().min(0).max(18), max: z.int().min(30).max(99).optional() }),
  /** Traveler details required for permits and helicopters. */
  collects: z.array(z.enum(['passport', 'weight'])).default([]),
  difficulty: z.int().min(1).max(4),
  comfort: z.enum(comforts),
  accommodation: z.array(z.enum(accommodations)).min(1),
  languages: z.array(z.enum(['en', 'de', 'ru', 'fr', 'es', 'it', 'zh'])).min(1),
  isAuthorTour: z.boolean().default(false),
  cashback: z.boolean().default(false),
  /** Position in the default sort: higher comes first. */
  popularity: z.int().min(0).max(1000),
  cruise: z
    .strictObject({
      ship: code,
      type: z.enum(cruiseTypes),
      startCity: code,
      endCity: code,
      waterObjects: z.array(code).min(1),
    })
    .optional(),
  price: z.strictObject({
    currency: z.enum(currencies),
    /** Price for one adult on the default option, in whole units of the currency. */
    adult: z.int().positive(),
    child: z
      .strictObject({ ageFrom: z.int().min(0), ageTo: z.int().max(17), price: z.int().positive() })
      .optional(),
    /** Discount on some departures, in percent. */
    discountPercent: z.int().min(3).max(40).optional(),
  }),
  prepayment: z.strictObject({
    type: z.enum(prepaymentTypes),
    /** Percentage, or whole units of the currency for `fixed`; 0 otherwise. */
    size: z.int().min(0),
    /** Days before the start by which the whole price is due. */
    fullPaymentDays: z.int().min(0).max(90),
  }),
  flightIncluded: z.boolean().default(false),
  departures,
  /** Bookable options; the first is the default. Omitted: one standard place. */
  options: z
    .array(
      z.strictObject({
        code,
        kind: z.enum(optionKinds),
        capacity: z.int().min(1).optional(),
        cabin: code.optional(),
        price: z.int().positive(),
        seats: z.int().min(1),
        ...bothLanguages(text),
      }),
    )
    .min(2)
    .optional(),
  /** Pictures; the first is the cover. */
  pictures: z
    .array(tourPicture)
    .min(4)
    .max(8)
    .refine(([cover]) => cover?.film === undefined, 'a film is no cover'),
  /** Language-independent facts of each day. */
  program: z
    .array(
      z.strictObject({
        meals: z.enum(mealPlans),
        accommodation: z.enum(accommodations),
        ...coordinates,
        picture: z.int().min(0).optional(),
      }),
    )
    .min(1),
  ...bothLanguages(tourTexts),
})
export type TourContent = z.infer<typeof tourContent>
