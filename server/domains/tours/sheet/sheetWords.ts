import type { Locale } from '#schema/codes/locales.ts'
import type { SheetTour } from './readTourFacts.ts'
import { perLocale } from '../../../i18n/perLocale.ts'
import { tourSheetMessages as messages } from './tourSheet.messages.ts'

type Terms = Record<
  SheetTour['comfort'] | SheetTour['accommodation'][number] | SheetTour['program'][number]['meals'],
  string
>

/** Texts of the printed program, as on the tour's page. */
interface SheetWords {
  subject: string
  length: string
  group: string
  age: string
  difficulty: string
  comfort: string
  nightsIn: string
  guideSpeaks: string
  difficulties: readonly [string, string, string, string]
  highlights: string
  program: string
  excursionProgram: string
  day: (day: number) => string
  part: (day: number) => string
  priceCovers: string
  included: string
  notIncluded: string
  whatToBring: string
  dates: string
  datesNote: (day: string) => string
  noDates: string
  moreDates: (count: number) => string
  guaranteed: string
  gathering: string
  flightIncluded: string
  soldOut: string
  seats: (count: number) => string
  insteadOf: string
  meetingPoint: string
  organizer: string
  online: string
  page: (page: number, total: number) => string
  days: (days: number, nights: number) => string
  hours: (minutes: number) => string
  people: (min: number, max: number) => string
  ages: (min: number, max: number | null) => string
  terms: Terms
}

const halfHours = (minutes: number, locale: Locale): string =>
  (minutes / 60).toLocaleString(locale, { maximumFractionDigits: 1 })

export const sheetWords: Record<Locale, SheetWords> = perLocale((t, locale) => ({
  subject: t(messages.subject),
  length: t(messages.length),
  group: t(messages.group),
  age: t(messages.age),
  difficulty: t(messages.difficulty),
  comfort: t(messages.comfort),
  nightsIn: t(messages.nightsIn),
  guideSpeaks: t(messages.guideSpeaks),
  difficulties: [
    t(messages.difficultyEasy),
    t(messages.difficultyModerate),
    t(messages.difficultyChallenging),
    t(messages.difficultyExtreme),
  ],
  highlights: t(messages.highlights),
  program: t(messages.program),
  excursionProgram: t(messages.excursionProgram),
  day: (day) => t(messages.day, { day }),
  part: (day) => t(messages.part, { day }),
  priceCovers: t(messages.priceCovers),
  included: t(messages.included),
  notIncluded: t(messages.notIncluded),
  whatToBring: t(messages.whatToBring),
  dates: t(messages.dates),
  datesNote: (day) => t(messages.datesNote, { day }),
  noDates: t(messages.noDates),
  moreDates: (count) => t(messages.moreDates, { count }),
  guaranteed: t(messages.guaranteed),
  gathering: t(messages.gathering),
  flightIncluded: t(messages.flightIncluded),
  soldOut: t(messages.soldOut),
  seats: (count) => t(messages.seats, { count }),
  insteadOf: t(messages.insteadOf),
  meetingPoint: t(messages.meetingPoint),
  organizer: t(messages.organizer),
  online: t(messages.online),
  page: (page, total) => t(messages.page, { page, total }),
  days: (days, nights) => t(messages.days, { days, nights }),
  hours: (minutes) =>
    minutes < 60
      ? t(messages.minutes, { minutes })
      : t(messages.hours, { hours: halfHours(minutes, locale), hourCount: minutes / 60 }),
  people: (min, max) =>
    min > 1 && min < max ? t(messages.people, { min, max }) : t(messages.peopleUpTo, { max }),
  ages: (min, max) =>
    max !== null
      ? t(messages.ages, { min, max })
      : min === 0
        ? t(messages.anyAge)
        : t(messages.agesFrom, { min }),
  terms: {
    BASE: t(messages.termsBase),
    BASE_PLUS: t(messages.termsBasePlus),
    MEDIUM: t(messages.termsMedium),
    IMPROVED: t(messages.termsImproved),
    PREMIUM: t(messages.termsPremium),
    ANY: t(messages.termsAny),
    TENT: t(messages.termsTent),
    CAMP_SITE: t(messages.termsCampSite),
    GUEST_HOUSE: t(messages.termsGuestHouse),
    HOTEL: t(messages.termsHotel),
    CABIN: t(messages.termsCabin),
    TOURIST_BASE: t(messages.termsTouristBase),
    FLAT: t(messages.termsFlat),
    TRAIN: t(messages.termsTrain),
    NOT_SET: t(messages.termsNotSet),
    NONE: t(messages.termsNone),
    BREAKFAST: t(messages.termsBreakfast),
    HALF_BOARD: t(messages.termsHalfBoard),
    FULL_BOARD: t(messages.termsFullBoard),
  },
}))
