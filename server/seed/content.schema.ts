import { z } from 'zod'
import { prepaymentTypes } from '#schema/codes/bookings.ts'
import { currencies } from '#schema/codes/currencies.ts'
import { regionCodes, sceneHours, sceneMotifs, sceneSeasons } from '#schema/codes/scenes.ts'
import {
  accommodations,
  comforts,
  continents,
  cruiseTypes,
  mealPlans,
  optionKinds,
  tourTypes,
} from '#schema/codes/tours.ts'
import { storedOffice } from '../domains/content/reads/readOffice.ts'

/**
 * Schemas of server/seed/content/ for content authors. Each file describes one item in both
 * languages, so that no translation is forgotten. `node server/seed/checkContent.ts` reads every
 * file and reports mistakes with their place.
 */
const code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
const text = z.string().trim().min(2)
const slug = code.max(80)
const both = <T extends z.ZodType>(shape: T) => ({ en: shape, de: shape })
const name = z.strictObject(both(text))
const nameAndText = z.strictObject(both(z.strictObject({ name: text, description: text })))
const coordinates = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }

export const sceneContent = z.strictObject({
  /** Region that sets the palette; the tour's own where omitted. */
  region: z.enum(regionCodes).optional(),
  motif: z.enum(sceneMotifs),
  hour: z.enum(sceneHours),
  season: z.enum(sceneSeasons),
  /** Each number gives another picture of the same scene. */
  variant: z.int().min(1).max(99).default(1),
  alt: name,
})
export type SceneContent = z.infer<typeof sceneContent>

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
        ...both(text),
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
  ...both(tourTexts),
})
export type TourContent = z.infer<typeof tourContent>

export const reviewsContent = z.strictObject({
  tour: code,
  reviews: z
    .array(
      z.strictObject({
        author: text,
        place: text,
        locale: z.enum(['en', 'de']),
        rating: z.int().min(1).max(5),
        text: text.min(15),
        /**
         * Days before today on which the review was written; the trip ended a few days to weeks
         * earlier.
         */
        daysAgo: z.int().min(2).max(1400),
        tripDaysBefore: z.int().min(1).max(90),
        answer: z
          .strictObject({ text: text.min(20), daysLater: z.int().min(0).max(30) })
          .optional(),
      }),
    )
    .min(1),
})
export type ReviewsContent = z.infer<typeof reviewsContent>

export const organizerContent = z.strictObject({
  code,
  salesModel: z.enum(['marketplace', 'direct_sales', 'agent', 'own', 'third_party_agent']),
  legalType: z.enum(['natural_person', 'individual_entrepreneur', 'legal_entity']),
  operatorType: z.enum(['organization', 'author']),
  country: z.string().length(2),
  city: code,
  legalName: text,
  registrationNumber: z.string().optional(),
  foundedYear: z.int().min(1950).max(2026),
  email: z.email(),
  phone: z.string().regex(/^\+\d{9,15}$/),
  website: z.url().optional(),
  languages: z.array(z.string().length(2)).min(1),
  canCall: z.boolean(),
  verification: z.enum(['not_performed', 'in_progress', 'success', 'failed']),
  verificationService: code.optional(),
  commissionPercent: z.int().min(5).max(30),
  holdMinutes: z.int().min(60).max(4320),
  picture: sceneContent,
  ...both(z.strictObject({ name: text, tagline: text.max(120), about: text.min(200) })),
})

export const geoContent = {
  regions: z.array(
    z.strictObject({
      code: z.enum(regionCodes),
      country: z.string().length(2),
      timeZone: text,
      ...coordinates,
      picture: sceneContent,
      ...nameAndText.shape,
    }),
  ),
  cities: z.array(
    z.strictObject({
      code,
      country: z.string().length(2),
      region: z.enum(regionCodes).optional(),
      timeZone: text,
      ...coordinates,
      ...both(text),
    }),
  ),
  showplaces: z.array(
    z.strictObject({
      code,
      region: z.enum(regionCodes),
      city: code.optional(),
      ...coordinates,
      ...nameAndText.shape,
    }),
  ),
  countries: z.array(
    z.strictObject({
      id: z.int().positive(),
      isoCode: z.string().length(2),
      phoneCode: z.string().regex(/^\d{1,4}$/),
      isPrimary: z.boolean().default(true),
      continent: z.enum(continents),
      ...both(text),
    }),
  ),
  waterObjects: z.array(
    z.strictObject({ code, kind: z.enum(['river', 'lake', 'sea']), ...both(text) }),
  ),
}
export const collectionsContent = z.array(z.strictObject({ code, ...nameAndText.shape }))
export const restKindsContent = z.array(z.strictObject({ code, ...both(text) }))
export const verificationServicesContent = z.array(
  z.strictObject({ code, name: text, legalName: text, link: z.url() }),
)
export const shipContent = z.strictObject({
  code,
  builtYear: z.int(),
  renovatedYear: z.int().optional(),
  decks: z.int().min(1),
  passengers: z.int().min(1),
  picture: sceneContent,
  cabins: z
    .array(
      z.strictObject({
        code,
        deck: z.int().min(1),
        capacity: z.int().min(1).max(4),
        count: z.int().min(1),
        ...nameAndText.shape,
      }),
    )
    .min(1),
  ...nameAndText.shape,
})

export const landingContent = z.strictObject({
  code,
  kind: z.enum([
    'all',
    'region',
    'country',
    'city',
    'collection',
    'rest_kind',
    'cruises',
    'excursions',
    'search',
  ]),
  /** Saved filter, with codes in place of ids: { regions: [altai] }, { collections: [family] }, { type: excursion }, { isCruisesSearch: true }. */
  filter: z.strictObject({
    regions: z.array(code).optional(),
    countries: z.array(z.string().length(2)).optional(),
    cities: z.array(code).optional(),
    collections: z.array(code).optional(),
    restKinds: z.array(code).optional(),
    type: z.enum(tourTypes).optional(),
    isCruisesSearch: z.boolean().optional(),
    waterObject: code.optional(),
    difficulty: z.array(z.int()).optional(),
    comfort: z.array(z.enum(comforts)).optional(),
    isAuthorTourSearch: z.boolean().optional(),
    daysMax: z.int().optional(),
  }),
  isOnHome: z.boolean().default(false),
  picture: sceneContent,
  /** Former slugs, which redirect. */
  formerSlugs: z
    .strictObject({ en: z.array(slug).default([]), de: z.array(slug).default([]) })
    .optional(),
  ...both(
    z.strictObject({
      slug: slug.regex(/[^0-9]$/, 'must not end in a number: slugs of tours do'),
      name: text,
      title: text.max(90),
      lead: text.max(260),
      seoText: text.min(200),
      metaTitle: text.max(70),
      metaDescription: text.max(170),
    }),
  ),
})

export const articleContent = z.strictObject({
  code,
  category: code,
  region: z.enum(regionCodes).optional(),
  author: text,
  daysAgo: z.int().min(1).max(900),
  picture: sceneContent,
  tours: z.array(code).max(4).default([]),
  /** `body` is Markdown: paragraphs, ## headings, lists, links to /paths. */
  ...both(
    z.strictObject({
      slug,
      title: text.max(90),
      lead: text.max(260),
      body: text.min(1200),
      metaDescription: text.max(170),
    }),
  ),
})
export const blogCategoriesContent = z.array(
  z.strictObject({ code, ...both(z.strictObject({ slug, name: text })) }),
)
export const faqContent = z.array(
  z.strictObject({
    code,
    ...both(text),
    items: z
      .array(z.strictObject(both(z.strictObject({ question: text, answer: text.min(30) }))))
      .min(2),
  }),
)
export const legalContent = z.strictObject({
  kind: z.enum(['agreement', 'privacy', 'cookies']),
  version: code,
  effectiveFrom: z.iso.date(),
  ...both(z.strictObject({ title: text, body: text.min(600) })),
})
export const contactsContent = z.strictObject({
  phones: z
    .array(
      z.strictObject({
        type: z.enum(['main', 'additional', 'for_calls_by_code']),
        phone: z.string().regex(/^\+\d+$/),
        formattedPhone: text,
      }),
    )
    .min(3),
  channels: z
    .array(
      z.strictObject({
        kind: z.enum(['email', 'messenger', 'social']),
        code,
        name: z.string().min(1),
        url: text,
      }),
    )
    .min(4),
  office: storedOffice,
})
export const currenciesContent = z.array(
  z.strictObject({
    code: z.enum(currencies),
    symbol: text.or(z.string().min(1)),
    isSelectable: z.boolean(),
    perUsd: z.number().positive(),
  }),
)
